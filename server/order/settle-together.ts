import type { OrderSettled } from './settle-order.ts';

/**
 * The browser's return and the provider's news come within the same few milliseconds. In one process the later of the two
 * takes the answer of the first instead of asking the provider and the database over again. Between processes the row's
 * lock decides, as ever.
 */
const underWay = new Map<string, Promise<OrderSettled | null>>();

/** What this process has settled: paid stays paid, so news of it are no news. */
const settled = new Set<string>();
const most = 1000;

export async function settleTogether<Settled extends OrderSettled | null>(
  paymentId: string,
  settle: () => Promise<Settled>,
): Promise<Settled | OrderSettled> {
  const first = underWay.get(paymentId);
  const other = first && (await first.catch(() => null));
  // The other may have asked a moment before the card was paid: only a settled order is an answer for both.
  if (other?.ok && other.row.payment === 'complete') return other;
  const mine = settle();
  underWay.set(paymentId, mine);
  try {
    const done = await mine;
    if (done?.ok && done.row.payment === 'complete') remember(paymentId);
    return done;
  } finally {
    if (underWay.get(paymentId) === mine) underWay.delete(paymentId);
  }
}

export const wasSettledHere = (paymentId: string): boolean => settled.has(paymentId);

function remember(paymentId: string): void {
  if (settled.size >= most) settled.clear();
  settled.add(paymentId);
}
