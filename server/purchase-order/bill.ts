import { isAccepted } from '#core/order/index.ts';
import {
  type Bill,
  type BillProblems,
  billDifferences,
  billTotal,
  creditWords,
  deliveredCount,
  readBill,
  type TypedBill,
} from '#core/purchase-order/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { wholePurchaseOrder } from './follow-order.ts';
import { billOf, lockCustomersOrder, type WholeLine, writeBill } from './store.ts';
import { type ClaimedOfMaker, claimedOfMaker } from './store-damage.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;

const deliveredLine = ({ id, quantity, unitCostCents, cancelled, ordered, parts }: WholeLine) => ({
  ...{ id, unitCostCents, name: ordered.name },
  quantity: cancelled ? 0 : quantity,
  delivered: deliveredCount(parts),
});

export interface BillShown extends Bill {
  totalCents: number;
  /** Where order, delivery and bill disagree. */
  differences: string[];
  /** An admin has said that it's right all the same. */
  accepted: boolean;
}

/** A maker's bill, matched with what was ordered and delivered; null if there is none, or the caller may not see it. */
export async function getBill(ctx: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<BillShown | null> {
  if (!authorise(ctx.actor, 'purchase-order.bill').ok) return null;
  const row = await billOf(ctx.db, id);
  const whole = row && (await wholePurchaseOrder(ctx, id));
  if (!row || !whole) return null;
  const { number, day, lines, otherCents, acceptedAt } = row;
  const bill = { number, day, lines, otherCents };
  const claimed = await claimedOfMaker(ctx.db, id);
  // What was decided after it was accepted, it wasn't accepted with.
  const isNewer = claimed.some(
    ({ state, decidedAt }) => isAccepted(state) && acceptedAt && decidedAt && decidedAt > acceptedAt,
  );
  return {
    ...{ ...bill, totalCents: billTotal(bill), differences: differencesOf(whole.lines, bill, claimed) },
    accepted: acceptedAt !== null && !isNewer,
  };
}

/** Where order, delivery and bill disagree, and what the maker owes us for damage. */
const differencesOf = (lines: readonly WholeLine[], bill: Bill, claimed: readonly ClaimedOfMaker[]): string[] => [
  ...billDifferences(lines.map(deliveredLine), bill),
  ...claimed.flatMap((pieces) => creditWords(pieces) ?? []),
];

export type BillSaved =
  | { ok: true; differences: string[] }
  | { ok: false; reason: 'not-allowed' | 'unknown' }
  | { ok: false; reason: 'invalid'; problems: BillProblems };

/** Enters a maker's bill, or corrects it; a corrected one has to be accepted again. */
export async function saveBill(ctx: Needs, { id, typed }: { id: string; typed: TypedBill }): Promise<BillSaved> {
  if (!authorise(ctx.actor, 'purchase-order.bill').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside): Promise<BillSaved> => {
    const whole = await wholePurchaseOrder(inside, id);
    if (!whole) return { ok: false, reason: 'unknown' };
    await lockCustomersOrder(inside.db, whole.order.id);
    const read = readBill(
      typed,
      whole.lines.map((line) => line.id),
    );
    if (!read.ok) return { ok: false, reason: 'invalid', problems: read.problems };
    await writeBill(inside.db, {
      ...{ purchaseOrderId: id, ...read.bill, lines: [...read.bill.lines] },
      ...{ enteredAt: inside.clock.now(), acceptedAt: null },
    });
    const detail = { number: read.bill.number, cents: billTotal(read.bill) };
    await appendAudit(inside, { act: 'purchase-order.bill', subject: { kind: 'purchase-order', id }, detail });
    const claimed = await claimedOfMaker(inside.db, id);
    return { ok: true, differences: differencesOf(whole.lines, read.bill, claimed) };
  });
}

export type BillAccepted = { ok: true } | { ok: false; reason: 'not-allowed' | 'unknown' | 'changed' };

/** Accepts a bill with the differences the admin saw. Refused if they're others by now. */
export async function acceptBill(
  ctx: Needs,
  { id, seen }: { id: string; seen: readonly string[] },
): Promise<BillAccepted> {
  if (!authorise(ctx.actor, 'purchase-order.bill').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside): Promise<BillAccepted> => {
    const whole = await wholePurchaseOrder(inside, id);
    if (whole) await lockCustomersOrder(inside.db, whole.order.id);
    const bill = await getBill(inside, id);
    const row = await billOf(inside.db, id);
    if (!bill || !row) return { ok: false, reason: 'unknown' };
    if (bill.accepted || JSON.stringify(bill.differences) !== JSON.stringify(seen)) {
      return { ok: false, reason: 'changed' };
    }
    await writeBill(inside.db, { ...row, acceptedAt: inside.clock.now() });
    const detail = { number: bill.number, differences: bill.differences };
    await appendAudit(inside, { act: 'purchase-order.accept-bill', subject: { kind: 'purchase-order', id }, detail });
    return { ok: true };
  });
}
