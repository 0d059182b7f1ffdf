/** A common project in words. */
import { list, t } from '../../i18n/index.ts';
import { penaltyText } from '../model/edifice.ts';
import type { TableModel } from '../model/table.svelte.ts';
import { costText, effectsText, ROMAN, type Tip } from '../model/words.ts';
import type { EdificeState } from '../wire.ts';

function takingPart(model: TableModel, age: number): string {
  const names = model.view.cities.flatMap((city, at) => (city.pawns[age - 1] ? [model.who(at)] : []));
  return names.length ? t('city-edifice-joined', { names: list(names) }) : t('city-edifice-none');
}

export function edificeWords(model: TableModel, state: EdificeState): Tip {
  const printed = model.edifice(state.edifice);
  const standing = [t('city-edifice-of', { age: ROMAN[state.age] ?? '' }), t(`city-edifice-${state.state}`)];
  if (state.state === 'open' || state.state === 'coming') standing.push(t('city-edifice-pawns', { n: state.pawns }));
  return {
    title: model.name('edifices', state.edifice),
    note: standing.join(' · '),
    lines: [
      t('city-edifice-join', { cost: costText(printed.cost) || t('city-stage-free') }),
      t('city-edifice-reward', { effect: effectsText(model, printed.reward) }),
      t('city-edifice-penalty', { what: penaltyText(model, printed.penalty) }),
      takingPart(model, state.age),
    ],
  };
}
