import { describe, expect, it } from 'vitest';
import content from '../../fixtures/content/1e.json';
import two from '../../fixtures/base/free-city-2.json';
import type { CardOptions, Content, Option, Table, View } from '../wire.ts';
import { bestBuild, canFreeze, isPlain, offersOf, priceText, settle, shareTexts } from './offers.ts';
import { TableModel } from './table.svelte.ts';


const NOTHING = { coins: 0, points: {}, shields: 0, left: 0, right: 0, goods: [], chains: [] };

function option(over: Partial<Option> & Pick<Option, 'action'>): Option {
  const plain = { stage: 0, variant: 0, joins: false, freezes: false, left: 0, right: 0, bank: 0, debts: 0, tokens: [], preview: NOTHING };
  const made = { ...plain, ...over };
  return { ...made, choice: over.choice ?? JSON.stringify([made.action, made.stage, made.variant, made.joins, made.freezes, made.left, made.right]) };
}

function card(...options: Option[]): CardOptions {
  return { card: 'altar', chain: false, options, refused: [] };
}

function stages(...options: Partial<Option>[]) {
  const offer = offersOf(card(...options.map((one) => option({ action: 'stage', ...one }))))[0];
  if (!offer) throw new Error('no offer');
  return offer;
}

describe('offers', () => {
  it('gathers the stages a card can build, each in the variants there are', () => {
    const offer = stages({ stage: 3 }, { stage: 1, variant: 1 }, { stage: 1 }, { stage: 3, left: 2 });
    expect(offer.places.map(({ stage, variant, options }) => [stage, variant, options.length])).toEqual([
      [1, 0, 1],
      [1, 1, 1],
      [3, 0, 2],
    ]);
  });

  it('has one place where no stage is built', () => {
    const [build] = offersOf(card(option({ action: 'build' }), option({ action: 'build', left: 2 })));
    expect(build?.places).toHaveLength(1);
  });

  it('keeps what cannot be done, with its reason', () => {
    const refused = { action: 'stage', reason: 'wonder-complete', units: [], coins: 0 } as const;
    const [, stage] = offersOf({ ...card(option({ action: 'build' })), refused: [{ ...refused, units: [] }] });
    expect([stage?.action, stage?.refusal?.reason, stage?.options]).toEqual(['stage', 'wonder-complete', []]);
  });
});

describe('a card that is dropped', () => {
  const plain = (...options: Option[]): boolean => {
    const dropped = card(...options);
    const [offer] = offersOf(dropped);
    if (!offer) throw new Error('no offer');
    return isPlain(offer, dropped);
  };

  it('is played at once where there is one way to do it', () => {
    expect(plain(option({ action: 'build', left: 2 }), option({ action: 'discard' }))).toBe(true);
  });

  it.each<[string, Option[]]>([
    ['another price', [option({ action: 'build', left: 2 }), option({ action: 'build', right: 2 })]],
    ['another stage', [option({ action: 'stage', stage: 1 }), option({ action: 'stage', stage: 2 })]],
    ['an edifice to join', [option({ action: 'stage', stage: 1 }), option({ action: 'stage', stage: 1, joins: true })]],
    ['hands to stop', [option({ action: 'build' }), option({ action: 'build', freezes: true })]],
  ])('asks where there is %s', (_, options) => {
    expect(plain(...options)).toBe(false);
  });
});

describe('a wish', () => {
  it('comes to the cheapest choice unless something is picked', () => {
    const offer = stages({ stage: 1, left: 2 }, { stage: 1, left: 1, right: 2 }, { stage: 2 });
    expect(settle(offer).option).toMatchObject({ stage: 1, left: 2, joins: false });
  });

  it('does not join the edifice by itself', () => {
    const offer = stages({ stage: 1, joins: true, bank: 1 }, { stage: 1 });
    expect(settle(offer)).toMatchObject({ joins: false, canJoin: true });
  });

  it('joins the edifice at the price of both', () => {
    const offer = stages({ stage: 1 }, { stage: 1, joins: true, bank: 1 }, { stage: 1, joins: true, bank: 1, left: 2 });
    const settled = settle(offer, { place: 0, joins: true, price: 1 });
    expect(settled.option).toMatchObject({ joins: true, bank: 1, left: 2 });
    expect(settled.prices).toHaveLength(2);
  });

  it('leaves the edifice out where the stage picked cannot join it', () => {
    const offer = stages({ stage: 1 }, { stage: 1, joins: true }, { stage: 2 });
    expect(settle(offer, { place: 1, joins: true, price: 0 })).toMatchObject({ joins: false, canJoin: false, option: { stage: 2 } });
  });

  it('takes the cheapest price where the one picked is gone', () => {
    const offer = stages({ stage: 1, left: 2 }, { stage: 1, right: 2 }, { stage: 2 });
    expect(settle(offer, { place: 1, joins: false, price: 1 })).toMatchObject({ price: 0, option: { stage: 2 } });
  });

  it('stops the passing of hands only when asked to', () => {
    const both = card(option({ action: 'build' }), option({ action: 'build', freezes: true }));
    const [offer] = offersOf(both);
    expect(canFreeze(both)).toBe(true);
    expect(offer && settle(offer).option?.freezes).toBe(false);
    expect(offer && settle(offer, undefined, true).option?.freezes).toBe(true);
  });
});

describe('the main thing to do with a card', () => {
  it.each(['build', 'take', 'keep', 'recruit', 'copy', 'bury', 'yield'] as const)('is to %s where that is asked', (action) => {
    expect(bestBuild(card(option({ action: 'discard' }), option({ action })))?.action).toBe(action);
  });

  it('is never to sell', () => {
    expect(bestBuild(card(option({ action: 'discard' }), option({ action: 'stage', stage: 1 })))).toBeUndefined();
  });
});

describe('ways to pay', () => {
  const cheap = option({ action: 'build', left: 1, bank: 1 });
  const dear = option({ action: 'build', left: 1, bank: 3 });
  const far = option({ action: 'build', right: 2, bank: 1 });
  const table = two as unknown as Table;
  const view = two.view as unknown as View;
  const model = new TableModel(() => ({ content: content as unknown as Content, table, view }));
  const free = view.cities.findIndex((city) => city.free);
  const other = model.who(1 - view.seat);

  it('name the bank where they differ in it', () => {
    expect(shareTexts(model, view.seat, cheap, [cheap, dear])).toEqual(['1 left', '1 to the bank']);
  });

  it('leave the bank out where it gets the same', () => {
    expect(shareTexts(model, view.seat, far, [cheap, far])).toEqual(['2 right']);
  });

  it('of the free city say who is paid, for its sides are not yours', () => {
    const shared = option({ action: 'build', left: 1, right: 2 });
    expect(shareTexts(model, free, shared, [shared])).toEqual(['1 to you', `2 to ${other}`]);
    expect(priceText(model, free, shared)).toBe(`1 to you, 2 to ${other}`);
  });
});
