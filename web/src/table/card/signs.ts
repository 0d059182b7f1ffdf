/** What each effect is drawn as: a row of small signs, of a closed set. */
import type { GlyphName } from '../art/glyphs.ts';
import { SIGNS } from '../art/icons/signs.ts';
import type { Color, Countable, Effect, Science } from '../wire.ts';
import { colorOf } from './effect-text.ts';
import { perCounts, plain, type Plain } from './per.ts';

/** The effects that the base game has too. */
type BaseTag =
  | 'produce'
  | 'discount'
  | 'points'
  | 'coins'
  | 'shields'
  | 'points-if-complete'
  | 'science'
  | 'any-science'
  | 'last-card'
  | 'build-from-discard'
  | 'copy-guild'
  | 'free-once-an-age'
  | 'free-new-color'
  | 'free-first-card'
  | 'free-last-card';

export type Sign =
  | { sign: 'goods'; units: string[] }
  | { sign: 'coin'; text: string; lost?: boolean }
  | { sign: 'points'; text: string; lost?: boolean }
  | { sign: 'glyph'; name: GlyphName; small?: boolean }
  | { sign: 'shield' }
  | { sign: 'science'; symbol: Science }
  | { sign: 'sciences'; between: string }
  | { sign: 'emblem'; icon: string }
  | { sign: 'class'; color: Color }
  | { sign: 'classes'; colors: Color[] }
  | { sign: 'unit'; text: string }
  | { sign: 'victory' | 'defeat'; text: string; gone?: boolean }
  | { sign: 'text'; text: string };

const emblem = (name: keyof typeof SIGNS): Sign => ({ sign: 'emblem', icon: SIGNS[name] ?? '' });
const text = (words: string): Sign => ({ sign: 'text', text: words });
const coin = (words: string): Sign => ({ sign: 'coin', text: words });
const loss = (n: number): Sign => ({ sign: 'coin', text: `−${n}`, lost: true });
const points = (n: number): Sign => ({ sign: 'points', text: n < 0 ? `−${-n}` : `${n}`, lost: n < 0 });
const arrow = (name: 'left' | 'right' | 'down'): Sign => ({ sign: 'glyph', name, small: true });
const unit = (words: string): Sign => ({ sign: 'unit', text: words });
const ofColor = (color: Color): Sign => ({ sign: 'class', color });
const PYRAMID: Sign = { sign: 'glyph', name: 'pyramid' };
const LEADER = ofColor('white');
const DEFEAT: Sign = { sign: 'defeat', text: '−1' };
const VICTORY: Sign = { sign: 'victory', text: '' };
const SCIENCES: Sign = { sign: 'sciences', between: '' };

const around = (...signs: Sign[]): Sign[] => [arrow('left'), ...signs, arrow('right')];
const beside = (sides: readonly string[], ...signs: Sign[]): Sign[] => [
  ...(sides.includes('left') ? [arrow('left')] : []),
  ...signs,
  ...(sides.includes('right') ? [arrow('right')] : []),
];

/** The sign of what is counted. */
function counted(count: Countable): Sign {
  const color = colorOf(count);
  if (color) return ofColor(color);
  switch (count) {
    case 'wonder-stages':
      return PYRAMID;
    case 'defeat-tokens':
      return DEFEAT;
    case 'coins':
      return coin('');
    case 'coins-by-three':
      return coin('3');
    case 'stone-symbols':
      return { sign: 'goods', units: ['stone'] };
    default:
      return { sign: 'victory', text: /\d$/.exec(count)?.[0] ?? '' };
  }
}

function occasion(of: Extract<Effect, { effect: 'coins-on' }>['occasion']): Sign[] {
  switch (of) {
    case 'chain':
      return [{ sign: 'glyph', name: 'chain' }];
    case 'yellow-card':
      return [ofColor('yellow')];
    case 'black-card':
      return [ofColor('black')];
    case 'victory-token':
      return [VICTORY];
    case 'stage':
      return [PYRAMID];
    case 'neighbour-stage':
      return around(PYRAMID);
    case 'bank':
      return [coin('+')];
  }
}

/** What the others lose, by what it is counted. */
function lossSigns({ amount, per }: Extract<Effect, { effect: 'others-lose' }>): Sign[] {
  if (per === 'age') return [{ sign: 'coin', text: '−I·II·III', lost: true }];
  return [loss(amount), ...(per === 'once' ? [] : [per === 'stage' ? PYRAMID : VICTORY])];
}

function plainSigns(effect: Plain): Sign[] {
  switch (effect.effect) {
    case 'produce':
      return [{ sign: 'goods', units: effect.goods }];
    case 'discount':
      return beside(effect.sides, ofColor(effect.goods === 'raw' ? 'brown' : 'gray'), coin('1'));
    case 'points':
      return [points(effect.amount)];
    case 'points-if-complete':
      return [points(effect.amount), PYRAMID];
    case 'coins':
      return [coin(`${effect.amount}`)];
    case 'shields':
      return Array.from({ length: effect.amount }, () => ({ sign: 'shield' }));
    case 'science':
      return [{ sign: 'science', symbol: effect.symbol }];
    case 'any-science':
      return [{ sign: 'sciences', between: '/' }];
    case 'last-card':
    case 'build-from-discard':
    case 'copy-guild':
    case 'free-once-an-age':
    case 'free-new-color':
    case 'free-first-card':
    case 'free-last-card':
      return [emblem(effect.effect)];
    default:
      return boxSigns(effect);
  }
}

function boxSigns(effect: Exclude<Plain, { effect: BaseTag }>): Sign[] {
  switch (effect.effect) {
    case 'points-per-set':
      return [points(effect.amount), { sign: 'classes', colors: effect.colors }];
    case 'points-per-color':
      return [points(effect.amount), emblem('colors')];
    case 'points-if-more':
      return [points(effect.amount), ...effect.count.map(counted), text('>')];
    case 'points-if-none':
      return [points(effect.amount), text('0×'), ...effect.count.map(counted)];
    case 'points-if-only-leader':
      return [points(effect.amount), text('1×'), LEADER];
    case 'points-per-victory-pair':
      return [{ sign: 'points', text: '=' }, VICTORY, VICTORY];
    case 'points-by-marker':
      return [points(effect.amount), ...around(emblem('marker')), PYRAMID];
    case 'one-resource-less':
      return [effect.target === 'stage' ? PYRAMID : ofColor(effect.target), unit('−1')];
    case 'stages-without-resources':
      return [PYRAMID, unit('0')];
    case 'free-color':
      return [emblem('free'), ofColor(effect.color)];
    case 'free-black-once-an-age':
      return [emblem('free'), ofColor('black')];
    case 'science-set-bonus':
      return [{ sign: 'points', text: `+${effect.amount}` }, SCIENCES];
    case 'most-science':
      return [text('+1'), emblem('most'), SCIENCES];
    case 'swap-science':
      return [{ sign: 'glyph', name: 'exchange' }, SCIENCES];
    case 'copy-science':
      return [emblem('copy'), ...around(ofColor('green'))];
    case 'coins-on':
      return [...occasion(effect.occasion), coin(`+${effect.amount}`)];
    case 'loss-on-stage':
      return [PYRAMID, emblem('others'), loss(effect.amount)];
    case 'bank-resource':
      return [coin('1'), arrow('right'), unit('?')];
    case 'trade-refund':
      return around(coin('+1'));
    case 'trade-rebate':
      return beside(effect.sides, unit('1×'), loss(1));
    case 'starting-good-rebate':
      return around(PYRAMID, unit('?'), loss(1));
    case 'extra-good':
      return [text('+'), unit('=')];
    case 'missing-good':
      return [text('+'), unit('≠')];
    case 'port':
      return [emblem('port'), unit('2='), arrow('right'), unit('?')];
    case 'free-leaders':
      return [emblem('free'), LEADER];
    case 'cheaper-leaders':
      return [LEADER, loss(effect.own), ...around(loss(effect.neighbours))];
    case 'starting-coins':
      return [coin(`+${effect.amount}`)];
    case 'draw-leaders':
      return [text(`+${effect.amount}`), LEADER];
    case 'recruit-extra':
      return [emblem('recruit'), LEADER];
    case 'bury-leader':
      return [LEADER, emblem('bury')];
    case 'copy-leader':
      return [emblem('copy'), ...around(LEADER)];
    case 'defeats-to-winner':
      return [DEFEAT, { sign: 'glyph', name: 'exchange' }];
    case 'shields-per-defeat':
      return [{ sign: 'shield' }, text('='), DEFEAT];
    case 'victory-token':
      return [{ sign: 'victory', text: effect.value ? `${effect.value}` : '1·3·5' }];
    case 'drop-defeats':
      return [{ sign: 'defeat', text: '−1', gone: true }];
    case 'others-drop-victory':
      return [emblem('others'), { sign: 'victory', text: '', gone: true }];
    case 'diplomacy':
      return [emblem('diplomacy')];
    case 'neighbours-gain':
      return around(coin(`+${effect.amount}`));
    case 'others-gain':
      return [emblem('others'), coin(`+${effect.amount}`)];
    case 'others-lose':
      return [emblem('others'), ...lossSigns(effect)];
    case 'neighbours-take-debt':
      return around(emblem('debt'), text(`−${effect.amount}`));
    case 'freeze-hands':
      return [emblem('freeze')];
    case 'stage-for-coins':
      return [PYRAMID, coin('1×')];
    case 'copy-stage':
      return [emblem('copy'), ...beside(effect.sides, PYRAMID, effect.stage === 'last' ? { sign: 'glyph', name: 'check' } : text(effect.stage))];
    case 'take-pawn':
      return [emblem('pawn'), text(effect.age === 'any' ? 'I/II/III' : 'I'.repeat(Number(effect.age)))];
    case 'guild-again':
      return [ofColor('purple'), text('×2')];
  }
}

function perSigns(effects: readonly Effect[]): Sign[] {
  return perCounts(effects).flatMap((per) => [
    ...(per.coins ? [coin(`${per.coins}`)] : []),
    ...(per.points ? [points(per.points)] : []),
    ...(per.cities.includes('left') ? [arrow('left')] : []),
    ...(per.cities.includes('own') ? [arrow('down')] : []),
    ...per.count.map(counted),
    ...(per.cities.includes('right') ? [arrow('right')] : []),
  ]);
}

/** The signs of some effects, in the order in which they stand on a card. */
export function signsOf(effects: readonly Effect[]): Sign[] {
  return [...plain(effects).flatMap(plainSigns), ...perSigns(effects)];
}

/** Alternatives of a stage: what all share, then each with a stroke before it. */
export function halvesOf(effects: readonly Effect[], halves: readonly (readonly Effect[])[]): Sign[] {
  return [...signsOf(effects), ...halves.flatMap((half, at) => (at ? [text('/'), ...signsOf(half)] : signsOf(half)))];
}

function widthOf(sign: Sign): number {
  switch (sign.sign) {
    case 'goods':
      return sign.units.reduce((sum, one) => sum + one.split('/').length * 1.15, 0);
    case 'sciences':
      return sign.between ? 3.3 : 1.9;
    case 'classes':
      return 0.4 + Math.min(4, sign.colors.length) * 0.78;
    case 'glyph':
      return sign.small ? 0.6 : 1.15;
    case 'text':
      return 0.4 + sign.text.length * 0.42;
    case 'shield':
    case 'unit':
      return 1.05;
    case 'coin':
      return 0.7 + Math.max(1, sign.text.length) * (sign.text.length > 3 ? 0.32 : 0.4);
    case 'points':
    case 'victory':
    case 'defeat':
      return 0.7 + Math.max(1, sign.text.length) * 0.4;
    default:
      return 1.2;
  }
}

/** How wide signs stand beside each other, in their own height, to size them. */
export function breadth(signs: readonly Sign[]): number {
  return signs.reduce((sum, sign) => sum + widthOf(sign), 0);
}
