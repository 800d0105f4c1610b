import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordIdSchema } from '../item.ts';
import { recordIdsFor } from './new-piece.ts';

describe('the record id of a new piece', () => {
  it.each([
    ['Alder sofa in sage', ['rec-alder-sofa-in-sage', 'rec-alder-sofa-in-sage-2']],
    ['Étoile rug, 8 × 10 ft', ['rec-etoile-rug-8-10-ft']],
    ['沙发', ['rec-piece', 'rec-piece-2']],
  ])('%s comes from its name, with a number if that’s taken', (name, first) => {
    expect(recordIdsFor(name).slice(0, first.length)).toEqual(first);
  });

  it('is one for any name, and each try is another', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (name) => {
        const ids = recordIdsFor(name);
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) expect(recordIdSchema.safeParse(id).success, id).toBe(true);
      }),
    );
  });
});
