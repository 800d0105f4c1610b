import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideModeration,
  fewestForAverage,
  hasReceived,
  moderations,
  noStars,
  reviewCountWords,
  reviewerWords,
  reviewLifecycle,
  reviewLimits,
  reviewPage,
  reviewSchema,
  type Spread,
  starWords,
  summaryOf,
} from './index.ts';

const spreads: fc.Arbitrary<Spread> = fc.record({
  1: fc.nat(400),
  2: fc.nat(400),
  3: fc.nat(400),
  4: fc.nat(400),
  5: fc.nat(400),
});

describe('the average', () => {
  it('is shown from five reviews on', () => {
    expect(summaryOf(noStars)).toEqual({ count: 0, average: null, spread: noStars });
    expect(summaryOf({ ...noStars, 5: 4 }).average).toBeNull();
    expect(summaryOf({ ...noStars, 5: 4, 1: 1 }).average).toBe(4.2);
  });

  it('lies between the lowest and the highest stars given, and counts every review', () => {
    fc.assert(
      fc.property(spreads, (spread) => {
        const { count, average } = summaryOf(spread);
        const given = ([1, 2, 3, 4, 5] as const).filter((stars) => spread[stars] > 0);
        expect(count).toBe(Object.values(spread).reduce((sum, one) => sum + one, 0));
        expect(average === null).toBe(count < fewestForAverage);
        if (average === null) return;
        expect(average).toBeGreaterThanOrEqual(Math.min(...given));
        expect(average).toBeLessThanOrEqual(Math.max(...given));
      }),
    );
  });
});

describe('a page of reviews', () => {
  it('always exists, whatever was asked for', () => {
    fc.assert(
      fc.property(fc.double(), fc.nat(5000), fc.integer({ min: 1, max: 20 }), (asked, count, perPage) => {
        const page = reviewPage(asked, count, perPage);
        expect(page).toBeGreaterThanOrEqual(1);
        expect((page - 1) * perPage).toBeLessThanOrEqual(count);
        expect(Number.isInteger(page)).toBe(true);
      }),
    );
    expect([reviewPage(2, 13, 6), reviewPage(3, 13, 6), reviewPage(9, 13, 6), reviewPage(-1, 13, 6)]).toEqual([
      2, 3, 3, 1,
    ]);
  });
});

describe('deciding on a review', () => {
  const review = { state: 'waiting', accountId: 'june', revision: 2 } as const;

  it('needs the version that was read', () => {
    expect(decideModeration(review, { act: 'approve', seenRevision: 2, by: 'maren' })).toEqual({
      ok: true,
      to: 'published',
    });
    expect(decideModeration(review, { act: 'approve', seenRevision: 1, by: 'maren' })).toEqual({
      ok: false,
      reason: 'changed',
    });
  });

  it('is never up to its author, and only a colleague publishes one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...reviewLifecycle.states),
        fc.constantFrom(...moderations),
        fc.nat(3),
        fc.constantFrom('june', 'maren'),
        (state, act, seenRevision, by) => {
          const decided = decideModeration({ ...review, state }, { act, seenRevision, by });
          if (decided.ok) expect([by, seenRevision]).toEqual(['maren', review.revision]);
          if (by === 'june') expect(decided).toEqual({ ok: false, reason: 'own' });
        },
      ),
    );
    for (const state of reviewLifecycle.states) {
      expect(reviewLifecycle.next(state, 'rewrite')).toEqual({ ok: true, to: 'waiting' });
    }
  });
});

describe('what may be written', () => {
  const written = { stars: '4', words: 'Deep, firm, and it cleans well.', room: 'living-room', photo: null };

  it('has stars, a few words and a room', () => {
    expect(reviewSchema.parse(written)).toEqual({ ...written, stars: 4 });
    expect(reviewSchema.parse({ ...written, words: '  Two lines of words.\r\nHere they are. ' }).words).toBe(
      'Two lines of words.\nHere they are.',
    );
  });

  it.each([
    ['no stars', { stars: '' }],
    ['six stars', { stars: '6' }],
    ['half a star', { stars: '4.5' }],
    ['too few words', { words: 'Nice.' }],
    ['too many words', { words: 'a'.repeat(reviewLimits.characters + 1) }],
    ['a NUL', { words: `Deep and firm and long enough\u0000` }],
    ['no room', { room: 'garage' }],
    ['a file name', { photo: '../../etc/passwd' }],
    ['another field', { approved: 'yes' }],
  ])('not: %s', (_, changed) => expect(reviewSchema.safeParse({ ...written, ...changed }).success).toBe(false));
});

it('received means delivered once, also if it was sent back later', () => {
  expect([hasReceived({ deliveredAt: null }), hasReceived({ deliveredAt: new Date(0) })]).toEqual([false, true]);
});

it('says it plainly', () => {
  expect([starWords(1), starWords(3), reviewCountWords(1), reviewCountWords(1200)]).toEqual([
    '1 star',
    '3 stars',
    '1 review',
    '1,200 reviews',
  ]);
  expect(reviewerWords('June', 'Massachusetts')).toBe('June, Massachusetts');
});
