import { describe, expect, it } from 'vitest';
import { isUnderway, readSent, repeatsConfirmation } from './index.ts';

const day = '2026-12-01';

describe('a confirmation sent again', () => {
  const lines = [
    { id: 'one', confirmedQuantity: 2, shipDay: day },
    { id: 'two', confirmedQuantity: 0, shipDay: null },
  ];
  const same = [
    { id: 'two', quantity: 0 },
    { id: 'one', quantity: 2, shipDay: day },
  ];

  it('is known by what it says, whatever the order of its lines', () => {
    expect(repeatsConfirmation('acknowledged', lines, same)).toBe(true);
    expect(repeatsConfirmation('shipped', lines, same)).toBe(true);
  });

  it('isn’t the same with another quantity, day or line, or before there was one', () => {
    expect(
      repeatsConfirmation(
        'acknowledged',
        lines,
        same.map((one) => ({ ...one, quantity: 1 })),
      ),
    ).toBe(false);
    expect(
      repeatsConfirmation(
        'acknowledged',
        lines,
        same.map((one) => ({ ...one, shipDay: '2026-12-02' })),
      ),
    ).toBe(false);
    expect(repeatsConfirmation('acknowledged', lines, same.slice(1))).toBe(false);
    expect(repeatsConfirmation('sent', lines, same)).toBe(false);
    expect(repeatsConfirmation('cancelled', lines, same)).toBe(false);
  });
});

describe('pieces under a tracking number', () => {
  const lines = [
    { id: 'one', most: 2, underway: 1 },
    { id: 'two', most: 0, underway: 1 },
  ];

  it('are counted in all, so that only the rest leaves', () => {
    expect(readSent({ one: 3 }, lines)).toEqual({ ok: true, quantities: { one: 2 } });
    expect(readSent({ one: 2, two: 1 }, lines)).toEqual({ ok: true, quantities: { one: 1, two: 0 } });
  });

  it('can’t be more than there are, none at all, or of another order', () => {
    expect(readSent({ one: 4 }, lines)).toMatchObject({ ok: false });
    expect(readSent({ two: 2 }, lines)).toMatchObject({ ok: false });
    expect(readSent({ one: 0 }, lines)).toMatchObject({ ok: false });
    expect(readSent({ other: 1 }, lines)).toMatchObject({ ok: false });
  });

  it('that are all on record make the call a repeated one', () => {
    expect(isUnderway({ one: 1, two: 1 }, lines)).toBe(true);
    expect(isUnderway({ one: 2 }, lines)).toBe(false);
    expect(isUnderway({ one: 0 }, lines)).toBe(false);
    expect(isUnderway({ other: 1 }, lines)).toBe(false);
    expect(isUnderway(undefined, lines)).toBe(false);
    expect(
      isUnderway(
        undefined,
        lines.map((line) => ({ ...line, most: 0 })),
      ),
    ).toBe(true);
    expect(isUnderway(undefined, [{ id: 'one', most: 0, underway: 0 }])).toBe(false);
  });
});
