import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  carryOver,
  choiceRefusalWords,
  choicesSchema,
  choose,
  chosenPieces,
  deliveryOf,
  firstAvailableSelection,
  instaOrder,
  isOrderable,
  isReadable,
  orderOfAllChosen,
  piecesChosen,
  readPaymentOrderData,
  selectionLifecycle,
  writePaymentOrderData,
} from './index.ts';
import { selectionOf, someBoards } from './selection.test-data.ts';

const chosen = (id: string, selectionId = 'selection') => ({ id, selectionId });

describe('choosing', () => {
  it('takes pieces of the boards, with their delivery', () => {
    const made = choose(selectionOf(), {
      chosen: [chosen('sofa'), chosen('chair')],
      whiteGloveStatus: { sofa: 'white-glove' },
    });
    if (!made.ok) throw new Error(made.reason);
    expect(chosenPieces(made.selection)).toEqual([
      { recordId: 'sofa', quantity: 1, delivery: 'white-glove' },
      { recordId: 'chair', quantity: 2, delivery: 'standard' },
    ]);
    const changed = choose(made.selection, { whiteGloveStatus: { chair: 'white-glove' } });
    if (!changed.ok) throw new Error(changed.reason);
    expect(changed.selection.chosen).toHaveLength(2);
    expect(changed.selection.whiteGloveStatus).toEqual({ sofa: 'white-glove', chair: 'white-glove' });
    const four = choose(selectionOf(), { chosen: [{ ...chosen('chair'), quantity: 4 }] });
    if (!four.ok) throw new Error(four.reason);
    expect(chosenPieces(four.selection)[0]?.quantity).toBe(4);
  });

  it('changes one piece and leaves the others, and brings none back that was taken out', () => {
    const before = selectionOf({ chosen: [chosen('sofa'), chosen('chair')] });
    const changedTo = (id: string, quantity: number) => {
      const made = choose(before, { change: { id, quantity } });
      return made.ok && made.selection.chosen;
    };
    expect(changedTo('chair', 5)).toEqual([chosen('sofa'), { ...chosen('chair'), quantity: 5 }]);
    expect(changedTo('sofa', 0)).toEqual([chosen('chair')]);
    expect(changedTo('rug', 2)).toEqual(before.chosen);
  });

  it('is refused with a reason', () => {
    const refusal = (changes: Parameters<typeof choose>[1], selection = selectionOf()) => {
      const made = choose(selection, changes);
      return made.ok ? null : made.reason;
    };
    expect(refusal({ chosen: [chosen('lamp')] })).toBe('not-on-boards');
    expect(refusal({ whiteGloveStatus: { lamp: 'standard' } })).toBe('not-on-boards');
    expect(refusal({ chosen: [chosen('sofa', 'other')] })).toBe('other-selection');
    expect(refusal({ chosen: [chosen('sofa'), chosen('sofa')] })).toBe('chosen-twice');
    for (const state of ['draft', 'superseded', 'withdrawn'] as const) {
      expect(refusal({ chosen: [] }, selectionOf({ state }))).toBe('not-orderable');
    }
    expect(choicesSchema.safeParse({ chosen: [{ ...chosen('a'), quantity: 0 }] }).success).toBe(false);
    expect(choicesSchema.safeParse({ whiteGloveStatus: { a: 'drone' } }).success).toBe(false);
  });

  it('is refused in true words, without an id', () => {
    const words = (changes: Parameters<typeof choose>[1], selection = selectionOf()) => {
      const made = choose(selection, changes);
      return made.ok ? '' : choiceRefusalWords(made);
    };
    expect(words({ chosen: [chosen('rec-lamp')] })).toBe(
      'One of these pieces is no longer on your boards. Please reload the page.',
    );
    // An order doesn't close the boards.
    expect(words({ chosen: [] }, selectionOf({ state: 'ordered' }))).toBe('');
    expect(words({ chosen: [] }, selectionOf({ state: 'superseded' }))).toBe(
      'You can’t choose from these boards anymore. There’s a newer pair, or the fee was refunded.',
    );
  });
});

describe('a new revision', () => {
  it('keeps the choices where the piece remains, and says which are gone', () => {
    const older = selectionOf({
      chosen: [chosen('sofa'), { ...chosen('chair'), quantity: 3 }],
      whiteGloveStatus: { sofa: 'white-glove', chair: 'white-glove' },
    });
    const [, b] = someBoards;
    const newer = selectionOf({ id: 'second', revision: 1, boards: [{ ...b, name: 'New' }, b] });
    const { selection, dropped } = carryOver(older, newer);
    expect(selection.chosen).toEqual([{ id: 'chair', selectionId: 'second', quantity: 3 }]);
    expect(selection.whiteGloveStatus).toEqual({ chair: 'white-glove' });
    expect(dropped).toEqual(['sofa']);
  });

  it('leaves the older one readable and not orderable', () => {
    expect(selectionLifecycle.next('published', 'supersede')).toEqual({ ok: true, to: 'superseded' });
    expect(isReadable({ state: 'superseded' }) && !isOrderable({ state: 'superseded' })).toBe(true);
    expect(isReadable({ state: 'draft' })).toBe(false);
    expect(selectionLifecycle.next('ordered', 'cancel order')).toEqual({ ok: true, to: 'published' });
    expect(selectionLifecycle.next('superseded', 'order')).toEqual({ ok: false, reason: 'not-allowed' });
  });

  it('is withdrawn with the fee of its project: readable, in no cart, and not to be ordered again', () => {
    expect(selectionLifecycle.next('published', 'withdraw')).toEqual({ ok: true, to: 'withdrawn' });
    expect(isReadable({ state: 'withdrawn' }) && !isOrderable({ state: 'withdrawn' })).toBe(true);
    expect(selectionLifecycle.next('withdrawn', 'order')).toEqual({ ok: false, reason: 'not-allowed' });
    expect(selectionLifecycle.next('ordered', 'withdraw')).toEqual({ ok: true, to: 'withdrawn' });
  });
});

describe('ordering more than once', () => {
  const ordered = [
    { recordId: 'chair', orderId: 'second' },
    { recordId: 'sofa', orderId: 'first' },
  ];

  it('leaves what is ordered out of the next cart, whatever a page that is behind still sends', () => {
    const made = choose(selectionOf({ state: 'ordered', ordered: ordered.slice(1) }), {
      chosen: [chosen('sofa'), chosen('chair')],
    });
    if (!made.ok) throw new Error(made.reason);
    expect(chosenPieces(made.selection).map(({ recordId }) => recordId)).toEqual(['chair']);
    expect(piecesChosen(made.selection)).toHaveLength(2);
  });

  it('knows the newest order once everything chosen is ordered, and none before or without a choice', () => {
    const all = [chosen('sofa'), chosen('chair')];
    expect(orderOfAllChosen({ chosen: all, ordered })).toBe('second');
    expect(orderOfAllChosen({ chosen: all.slice(0, 1), ordered })).toBe('first');
    expect(orderOfAllChosen({ chosen: [...all, chosen('settee')], ordered })).toBeNull();
    expect(orderOfAllChosen({ chosen: [], ordered })).toBeNull();
    expect(orderOfAllChosen({ chosen: all, ordered: [] })).toBeNull();
  });

  it('never has a piece in the cart and in an order, and loses none', () => {
    const ids = ['sofa', 'chair', 'settee'];
    fc.assert(
      fc.property(fc.subarray(ids), fc.subarray(ids), (wanted, had) => {
        const selection = selectionOf({
          chosen: wanted.map((id) => chosen(id)),
          ordered: had.map((recordId) => ({ recordId, orderId: 'order' })),
        });
        const cart = chosenPieces(selection).map(({ recordId }) => recordId);
        expect(cart).toEqual(wanted.filter((id) => !had.includes(id)));
        expect(orderOfAllChosen(selection) !== null).toBe(wanted.length > 0 && cart.length === 0);
      }),
    );
  });

  it('stays possible until a newer pair or a refund of the fee', () => {
    expect(isOrderable({ state: 'ordered' })).toBe(true);
    expect(selectionLifecycle.next('ordered', 'order')).toEqual({ ok: true, to: 'ordered' });
    expect(selectionLifecycle.next('ordered', 'supersede')).toEqual({ ok: true, to: 'superseded' });
  });
});

describe('the first available selection', () => {
  const at = (id: string, day: number, { state = selectionOf().state, hasCart = true } = {}) => ({
    ...selectionOf({ id, state, publishedAt: new Date(Date.UTC(2024, 4, day)) }),
    hasCart,
  });

  it('is the newest published one that is not ordered', () => {
    const all = [
      at('old', 1),
      at('new', 3, { hasCart: false }),
      at('ordered', 5, { state: 'ordered' }),
      at('superseded', 6, { state: 'superseded' }),
    ];
    expect(firstAvailableSelection(all)?.id).toBe('new');
    expect(firstAvailableSelection([at('draft', 1, { state: 'draft' })])).toBeUndefined();
    expect(firstAvailableSelection([])).toBeUndefined();
  });

  it('is otherwise the newest ordered one with something left in its cart', () => {
    const done = at('done', 9, { state: 'ordered', hasCart: false });
    expect(firstAvailableSelection([done])).toBeUndefined();
    const all = [at('older', 2, { state: 'ordered' }), at('newer', 4, { state: 'ordered' }), done];
    expect(firstAvailableSelection(all)?.id).toBe('newer');
  });
});

describe('the delivery of a piece', () => {
  it('is kept as JSON text, standard where nothing is said', () => {
    expect(readPaymentOrderData('{"whiteGloveStatus":{"a":"standard","b":"white-glove","c":"other"},"x":1}')).toEqual({
      a: 'standard',
      b: 'white-glove',
      c: 'white-glove',
    });
    for (const text of ['', 'null', '[]', '{', '{"whiteGloveStatus":3}'])
      expect(readPaymentOrderData(text)).toEqual({});
    expect(deliveryOf({ a: 'white-glove' }, 'a')).toBe('white-glove');
    expect(deliveryOf({}, 'toString')).toBe('standard');
  });

  it('reads back what it wrote', () => {
    const status = fc.dictionary(
      fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
      fc.constantFrom('standard' as const, 'white-glove' as const),
    );
    fc.assert(
      fc.property(status, (whiteGloveStatus) => {
        expect(readPaymentOrderData(writePaymentOrderData(whiteGloveStatus))).toEqual({ ...whiteGloveStatus });
      }),
    );
  });
});

describe('Insta-Order', () => {
  const item = { name: 'Halden sofa', active: true, stock: 2, leadTimeDays: 14 };

  it('needs all choices in stock and ready to ship', () => {
    expect(instaOrder([{ quantity: 2, item }])).toEqual({ ok: true });
    expect(instaOrder([])).toEqual({ ok: false, reason: 'nothing-chosen', names: [] });
    for (const late of [
      { ...item, stock: 1 },
      { ...item, active: false },
      { ...item, leadTimeDays: 15 },
    ]) {
      expect(
        instaOrder([
          { quantity: 2, item },
          { quantity: 2, item: late },
        ]),
      ).toEqual({
        ok: false,
        reason: 'not-ready',
        names: ['Halden sofa'],
        days: late.leadTimeDays === 15 ? 15 : null,
      });
    }
  });
});

describe('an alternative to a piece of the boards', () => {
  const [first, second] = someBoards;
  const boards = [
    { ...first, furniture: first.furniture.map((piece) => ({ ...piece, alternatives: [`other ${piece.recordId}`] })) },
    second,
  ] as const;

  it('is chosen like any piece, in its slot’s quantity and with its own delivery', () => {
    const made = choose(selectionOf({ boards }), {
      chosen: [chosen('other chair')],
      whiteGloveStatus: { 'other chair': 'white-glove' },
    });
    if (!made.ok) throw new Error(made.reason);
    expect(chosenPieces(made.selection)).toEqual([{ recordId: 'other chair', quantity: 2, delivery: 'white-glove' }]);
  });

  it('is refused unless a slot lists it', () => {
    expect(choose(selectionOf({ boards }), { chosen: [chosen('other lamp')] })).toEqual({
      ok: false,
      reason: 'not-on-boards',
      recordIds: ['other lamp'],
    });
    expect(choose(selectionOf(), { chosen: [chosen('other chair')] })).toMatchObject({ reason: 'not-on-boards' });
  });

  it('stays chosen on a new pair that still offers it, and leaves the cart once ordered', () => {
    const older = selectionOf({ boards, chosen: [chosen('other sofa'), chosen('other chair')] });
    const newer = selectionOf({ id: 'newer', boards: [boards[0], second] });
    expect(carryOver(older, newer).selection.chosen).toEqual([
      chosen('other sofa', 'newer'),
      chosen('other chair', 'newer'),
    ]);
    expect(carryOver(older, selectionOf({ id: 'newer' })).dropped).toEqual(['other sofa', 'other chair']);
    const ordered = [{ recordId: 'other sofa', orderId: 'order' }];
    expect(chosenPieces({ ...older, ordered }).map(({ recordId }) => recordId)).toEqual(['other chair']);
    expect(orderOfAllChosen({ chosen: [chosen('other sofa')], ordered })).toBe('order');
  });

  it('keeps the quantity of its own slot where it is on a board too', () => {
    const both = [{ ...first, furniture: [{ ...piece('sofa', 1), alternatives: ['chair'] }] }, second] as const;
    const [one] = piecesChosen(selectionOf({ boards: both, chosen: [chosen('chair')] }));
    expect(one?.quantity).toBe(2);
  });
});

const piece = (recordId: string, quantity: number) => ({ recordId, note: '', quantity });
