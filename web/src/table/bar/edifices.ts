/** A common project in words. */
import { list, t } from '../../i18n/index.ts';
import { cardOf } from '../card/effect-text.ts';
import type { TableModel } from '../model/table.svelte.ts';
import { costText, effectsText, ROMAN, type Tip } from '../model/words.ts';
import type { EdificeState, Penalty } from '../wire.ts';

export function penaltyText(model: TableModel, penalty: Penalty): string {
  if (penalty.card) return t('court.penalty.card', { card: cardOf(penalty.card) });
  if (penalty.coins) return t('table.coins', { n: penalty.coins });
  return t('court.penalty.victories', { n: penalty.victories });
}

function takingPart(model: TableModel, age: number): string {
  const names = model.view.cities.flatMap((city, at) => (city.pawns[age - 1] ? [model.who(at)] : []));
  return names.length ? t('court.edifice.joined', { names: list(names) }) : t('court.edifice.none');
}

export function edificeWords(model: TableModel, state: EdificeState): Tip {
  const printed = model.edifice(state.edifice);
  const standing = [t('court.edifice.of', { age: ROMAN[state.age] ?? '' }), t(`court.edifice.${state.state}`)];
  if (state.state === 'open' || state.state === 'coming') standing.push(t('court.edifice.pawns', { n: state.pawns }));
  return {
    title: model.name('edifices', state.edifice),
    note: standing.join(' · '),
    lines: [
      t('court.edifice.join', { cost: costText(printed.cost) || t('court.stage.free') }),
      t('court.edifice.reward', { effect: effectsText(model, printed.reward) }),
      t('court.edifice.penalty', { what: penaltyText(model, printed.penalty) }),
      takingPart(model, state.age),
    ],
  };
}
