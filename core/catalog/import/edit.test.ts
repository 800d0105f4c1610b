import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  heldForPictures,
  isPictured,
  noPictures,
  readItem,
  stockAfterEdit,
  withLead,
  withoutPicture,
  withPicture,
} from '../index.ts';
import { anySofa, catalogSofa, sofa } from '../item.test-data.ts';

describe('an edit', () => {
  it('reads back the cells it shows', () => {
    fc.assert(
      fc.property(anySofa, (item) => {
        expect(readItem(cellsOf(item))).toEqual({ ok: true, item });
      }),
    );
  });

  it('names the field of each problem', () => {
    expect(readItem({ ...cellsOf(sofa), price: 'cheap', name: '' })).toEqual({
      ok: false,
      problems: [
        { heading: 'name', message: 'This is empty.' },
        { heading: 'price', message: '“cheap” isn’t an amount of money.' },
      ],
    });
    expect(readItem({ ...cellsOf(sofa), type: 'round' })).toMatchObject({ problems: [{ heading: 'type' }] });
  });

  it('keeps what was sold while someone was typing', () => {
    expect(stockAfterEdit({ shown: 5, typed: 8, present: 5 })).toBe(8);
    expect(stockAfterEdit({ shown: 5, typed: 8, present: 3 })).toBe(6);
    expect(stockAfterEdit({ shown: 5, typed: 1, present: 2 })).toBe(0);
  });
});

describe('a piece without a picture', () => {
  it('comes in and waits', () => {
    expect([isPictured(noPictures), isPictured(catalogSofa.pictures)]).toEqual([false, true]);
    const off = { ...sofa, recordId: 'recOff', active: false };
    const shown = { ...sofa, recordId: 'recShown' };
    expect(heldForPictures([sofa, off, shown], (id) => id === 'recShown')).toEqual({
      items: [{ ...sofa, active: false }, off, shown],
      held: [sofa.recordId],
    });
  });
});

describe('pictures', () => {
  const picture = (publicId: string) => ({ publicId, width: 10, height: 10, bytes: 1, type: 'image/webp' });

  it('are added behind the others of their view, led by one, and taken away; there is one cut-out', () => {
    const two = withPicture(withPicture(noPictures, 'front', picture('a')), 'front', picture('b'));
    expect(two.front.map(({ publicId }) => publicId)).toEqual(['a', 'b']);
    expect(withLead(two, 'b').front.map(({ publicId }) => publicId)).toEqual(['b', 'a']);
    expect(withLead(two, 'nowhere')).toEqual(two);
    expect(withoutPicture(two, 'a').front).toEqual([picture('b')]);
    const cut = withPicture(withPicture(two, 'cutOut', picture('c')), 'cutOut', picture('d'));
    expect(cut.cutOut).toEqual(picture('d'));
    expect(withoutPicture(cut, 'd')).toEqual(two);
  });
});
