import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOvertaken, type Save, saveSchema } from './save.ts';

const page = 'a-page';

describe('the order of saves', () => {
  it('lets the first of a page through, and every later one', () => {
    expect(isOvertaken({ page, number: 1 }, null)).toBe(false);
    expect(isOvertaken({ page, number: 3 }, 2)).toBe(false);
  });

  it('passes over an older one, and the same one again', () => {
    expect(isOvertaken({ page, number: 1 }, 2)).toBe(true);
    expect(isOvertaken({ page, number: 2 }, 2)).toBe(true);
  });

  it('ends with the last one made, in whatever order and however often they arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }), (arriving) => {
        const kept = arriving.reduce<Save | null>(
          (now, number) => (isOvertaken({ page, number }, now?.number ?? null) ? now : { page, number }),
          null,
        );
        expect(kept?.number).toBe(Math.max(...arriving));
      }),
    );
  });

  it('knows what cannot be one', () => {
    expect(saveSchema.safeParse({ page: '0f'.repeat(16), number: 1 }).success).toBe(true);
    for (const bad of [
      { page: '', number: 1 },
      { page: 'a\u0000b', number: 1 },
      { page: 'x'.repeat(65), number: 1 },
      { page, number: 0 },
      { page, number: 1.5 },
      { page, number: 2 ** 31 },
      { page, number: '1' },
      { page },
      'first',
      null,
    ])
      expect(saveSchema.safeParse(bad).success).toBe(false);
  });
});
