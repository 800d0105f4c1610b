import { describe, expect, it } from 'vitest';
import { nextRefundLook } from './refund-look.ts';

const sent = new Date('2026-03-01T12:00:00Z');

describe('a refund that was sent', () => {
  it.each([
    ['2026-03-01T12:00:00Z', '2026-03-02T12:00:00.000Z'],
    ['2026-03-02T12:00:00Z', '2026-03-05T12:00:00.000Z'],
    ['2026-03-11T12:00:00Z', '2026-03-31T12:00:00.000Z'],
    ['2026-03-31T12:00:00Z', null],
  ])('looked at on %s is looked at again on %s', (now, next) =>
    expect(nextRefundLook(sent, new Date(now))?.toISOString() ?? null).toBe(next),
  );

  it('has arrived for good after a month', () =>
    expect(nextRefundLook(sent, new Date('2026-03-31T12:00:00Z'))).toBeNull());
});
