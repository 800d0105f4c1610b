import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidFee as paid } from './fee.test-data.ts';
import {
  type CoveredRoom,
  creditLineWords,
  feeCredit,
  feeToCredit,
  type GuaranteeRefusal,
  giveCreditBack,
  guaranteeHolds,
  guaranteeRefusalWords,
  mayAskForGuarantee,
  mayRefundFee,
  spendCredit,
} from './index.ts';

const during = new Date('2024-06-01T12:00:00Z');
const after = new Date('2024-11-20T12:00:00Z');
const refused = (reason: string) => ({ ok: false, reason });

describe('the fee credit', () => {
  it('is what was really paid', () => {
    expect(feeCredit(paid({}), during)).toEqual({ state: 'unused', cents: 14900 });
    expect(feeCredit(paid({ paidCents: 11920 }), during)).toEqual({ state: 'unused', cents: 11920 });
    expect(feeCredit(paid({ refundedCents: 4900 }), during)).toEqual({ state: 'unused', cents: 10000 });
    expect(feeCredit(paid({ paidCents: 0 }), during)).toEqual({ state: 'none', cents: 0 });
  });

  it('lapses with the fee and is none after a refund', () => {
    expect(feeCredit(paid({}), after)).toEqual({ state: 'lapsed', cents: 0 });
    expect(feeCredit(paid({ status: 'expired' }), during)).toEqual({ state: 'lapsed', cents: 0 });
    expect(feeCredit(paid({ status: 'refunded' }), during)).toEqual({ state: 'none', cents: 0 });
    expect(feeCredit(paid({ status: 'open' }), during)).toEqual({ state: 'none', cents: 0 });
  });

  it('goes to one order, once, and comes back when that is canceled', () => {
    const used = spendCredit(paid({}), 'first', during);
    if (!used.ok) throw new Error(used.reason);
    expect(feeCredit(used.fee, during)).toEqual({ state: 'used', cents: 0 });
    expect(spendCredit(used.fee, 'first', after)).toEqual(used);
    expect(spendCredit(used.fee, 'second', during)).toEqual(refused('already-used'));
    expect(giveCreditBack(used.fee, 'second')).toBe(used.fee);
    expect(feeCredit(giveCreditBack(used.fee, 'first'), during)).toEqual({ state: 'unused', cents: 14900 });
    expect(feeCredit(giveCreditBack(used.fee, 'first'), after).state).toBe('lapsed');
    expect(spendCredit(paid({}), 'late', after)).toEqual(refused('lapsed'));
    expect(spendCredit(paid({ paidCents: 0 }), 'first', during)).toEqual(refused('no-credit'));
  });

  it('is that of the project, else of the fee that ends first', () => {
    const early = paid({ id: 'early', paidAt: new Date('2023-10-01T12:00:00Z') });
    const late = paid({ id: 'late' });
    expect(feeToCredit([late, early], 'late', during)?.id).toBe('late');
    expect(feeToCredit([late, early], null, during)?.id).toBe('early');
    expect(feeToCredit([{ ...late, creditOrderId: 'x' }, early], 'late', during)?.id).toBe('early');
    expect(feeToCredit([late], 'late', after)).toBeUndefined();
  });

  it('is never used twice, whatever orders come and go', () => {
    const orders = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('use', 'cancel'), orders)), (acts) => {
        let fee = paid({});
        const holding = new Set<string>();
        for (const [act, order] of acts) {
          if (act === 'cancel') {
            fee = giveCreditBack(fee, order);
            holding.delete(order);
            continue;
          }
          const used = spendCredit(fee, order, during);
          if (!used.ok) continue;
          fee = used.fee;
          holding.add(order);
        }
        expect([...holding]).toEqual(fee.creditOrderId === null ? [] : [fee.creditOrderId]);
      }),
    );
  });

  it('says why it comes off, and what lapses', () => {
    expect(creditLineWords({ available: 14900, applied: 14900 })).toBe(
      'What you paid for the customization fee, off your first furniture order.',
    );
    expect(creditLineWords({ available: 14900, applied: 10000 })).toContain('the remaining $49 expires');
  });
});

describe('the satisfaction guarantee', () => {
  const room = (changes: Partial<CoveredRoom> = {}): CoveredRoom => ({
    lastBoardsAt: new Date('2024-05-02T12:00:00Z'),
    bothRevisionsDone: true,
    ordered: false,
    ...changes,
  });
  const waiting = room({ lastBoardsAt: null, bothRevisionsDone: false });
  const ask = (rooms: CoveredRoom[], now = during, fee = paid({})) => mayAskForGuarantee(fee, rooms, now);

  it('refunds before boards on request', () => {
    expect(ask([])).toEqual({ ok: true, because: 'before-boards' });
    expect(ask([waiting, waiting])).toEqual({ ok: true, because: 'before-boards' });
  });

  it('refunds after both revisions without an order, within 30 days of the last boards', () => {
    expect(ask([room()])).toEqual({ ok: true, because: 'not-satisfied' });
    expect(ask([room(), waiting])).toEqual({ ok: true, because: 'not-satisfied' });
    expect(ask([room()], new Date('2024-06-02T03:59:59Z')).ok).toBe(true);
    expect(ask([room()], new Date('2024-06-02T04:00:00Z'))).toEqual(refused('too-late'));
    expect(ask([room({ bothRevisionsDone: false })])).toEqual(refused('revisions-left'));
    expect(ask([room(), room({ ordered: true })])).toEqual(refused('ordered'));
  });

  it('holds for as long as it can be used, now or after the revisions', () => {
    const holds = (rooms: CoveredRoom[], now = during, fee = paid({})) => guaranteeHolds(fee, rooms, now);
    expect(holds([room()])).toBe(true);
    expect(holds([room({ bothRevisionsDone: false })])).toBe(true);
    expect(holds([room()], after)).toBe(false);
    expect(holds([room(), room({ ordered: true })])).toBe(false);
    expect(holds([room()], during, paid({ creditOrderId: 'order' }))).toBe(false);
    expect(holds([room()], during, paid({ paidCents: 0 }))).toBe(false);
  });

  it('does not refund a fee that is credited, refunded, unpaid or over', () => {
    expect(mayRefundFee(paid({}))).toEqual({ ok: true });
    expect(ask([], during, paid({ creditOrderId: 'order' }))).toEqual(refused('credited'));
    expect(ask([], during, paid({ status: 'refunded' }))).toEqual(refused('refunded'));
    expect(ask([], during, paid({ status: 'open' }))).toEqual(refused('not-paid'));
    expect(ask([], during, paid({ status: 'expired' }))).toEqual(refused('expired'));
  });

  it('says no in words', () => {
    const reasons: GuaranteeRefusal[] = [
      'not-paid',
      'refunded',
      'expired',
      'credited',
      'ordered',
      'revisions-left',
      'too-late',
    ];
    expect(new Set(reasons.map(guaranteeRefusalWords)).size).toBe(reasons.length);
    expect(guaranteeRefusalWords('too-late')).toBe('The guarantee ends 30 days after your last boards.');
  });
});
