import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LedgerEntry, refundable, sumCents } from '../../money/index.ts';
import { claimSchema, damageRefund, mostForDamage } from '../index.ts';

const line = { id: 'chair', replaces: null };
const paid = (of: 'line' | 'tax' | 'shipping', cents: number, kind: LedgerEntry['kind'] = 'captured'): LedgerEntry => ({
  ...{ kind, of, lineId: 'chair', cents },
});

describe('part of the money for a damaged piece', () => {
  it('is spread over its price and tax, and never over its delivery', () => {
    const ledger = [paid('line', 10_000), paid('tax', 1000), paid('shipping', 9900)];
    expect(mostForDamage(line, ledger)).toBe(11_000);
    expect(damageRefund(line, ledger, 1100)).toEqual({
      ok: true,
      amounts: [
        { of: 'line', lineId: 'chair', cents: 1000 },
        { of: 'tax', lineId: 'chair', cents: 100 },
      ],
    });
  });

  it('is at most what is left after earlier refunds, and at least a cent', () => {
    const ledger = [paid('line', 10_000), paid('tax', 1000), paid('line', 4000, 'refunded')];
    expect(damageRefund(line, ledger, 7000)).toMatchObject({ ok: true });
    expect(damageRefund(line, ledger, 7001)).toEqual({ ok: false, reason: 'more-than-captured' });
    for (const cents of [0, -1, 0.5, Number.NaN]) {
      expect(damageRefund(line, ledger, cents)).toEqual({ ok: false, reason: 'nothing-to-refund' });
    }
    // What a credit paid isn't paid out.
    expect(mostForDamage(line, [paid('line', 10_000, 'credited')])).toBe(0);
  });

  it('a replacement’s is kept with the piece that was paid for', () => {
    expect(mostForDamage({ id: 'new', replaces: 'chair' }, [paid('line', 10_000)])).toBe(10_000);
  });

  it('adds up to the cent and overdraws no part, whatever was paid and refunded', () => {
    fc.assert(
      fc.property(fc.nat(1e7), fc.nat(1e6), fc.double({ min: 0, max: 1, noNaN: true }), (price, tax, share) => {
        const ledger = [paid('line', price + 1), paid('tax', tax)];
        const cents = Math.max(1, Math.floor((price + 1 + tax) * share));
        const done = damageRefund(line, ledger, cents);
        if (!done.ok) throw new Error(done.reason);
        expect(sumCents(done.amounts.map((one) => one.cents))).toBe(cents);
        const left = refundable(ledger);
        for (const { of, cents: back } of done.amounts) {
          expect(back).toBeLessThanOrEqual(left.find((part) => part.of === of)?.cents ?? 0);
        }
      }),
    );
  });
});

describe('a report of damage', () => {
  const report = { want: 'refund', words: ' A deep scratch. ', photos: ['one'] };
  it('says what happened, with one to six photos', () => {
    expect(claimSchema.parse(report).words).toBe('A deep scratch.');
    for (const bad of [{ words: '  ' }, { words: 'x'.repeat(2001) }, { photos: [] }, { photos: Array(7).fill('a') }]) {
      expect(claimSchema.safeParse({ ...report, ...bad }).success, JSON.stringify(bad).slice(0, 40)).toBe(false);
    }
    expect(claimSchema.safeParse({ ...report, want: 'decline' }).success).toBe(false);
  });
});
