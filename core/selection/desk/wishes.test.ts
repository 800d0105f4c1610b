import { describe, expect, it } from 'vitest';
import { exampleBrief, freeSlot, mostSlots, slotsOf, slotsWith, wishInWords } from '../index.ts';

const brief = exampleBrief({ name: 'draper-living-room', style: 'draper', woodTone: null, room: 'living-room' });

describe('what slots ask for', () => {
  it('is the quiz’s wish until there is a newer one', () => {
    expect(slotsWith(brief, {})).toEqual(slotsOf(brief));
    const [first] = slotsWith(brief, { 0: { materials: ['leather'], tier: null } });
    expect(first).toEqual({ ...slotsOf(brief)[0], materials: ['leather'], tier: null });
  });

  it('includes slots that were added, behind the others', () => {
    const slot = freeSlot(brief, []) ?? 0;
    expect(slotsWith(brief, { [slot]: { kind: 'bench' } })[slot]).toMatchObject({ kind: 'bench', quantity: 1 });
    expect(slotsWith(brief, { [slot]: { materials: ['wood'] } })[slot]).toBeUndefined();
    expect(freeSlot(brief, [mostSlots - 1])).toBeNull();
  });
});

describe('a wish in the customer’s words', () => {
  it.each([
    ['The same sofa in leather, please.', { materials: ['leather'] }],
    ['Something in green?', { colors: ['green'], colorIntensity: 'lots_of_color' }],
    ['Leather, not fabric.', { materials: ['leather'] }],
    ['Anything but this. It’s too deep.', {}],
    ['A sleeper would be great', { types: ['sleeper'] }],
  ])('%s', (words, wish) => {
    expect(wishInWords(words, { kind: 'sofa' })).toEqual(wish);
  });

  it('is never about what a piece can’t have', () => {
    expect(wishInWords('In leather or glass', { kind: 'coffee_table' })).toEqual({ materials: ['glass'] });
  });
});
