/** Whose an order is and by what it is paid: neither changes. */
interface Opened {
  accountId: string;
  paymentId: string;
}

const most = 1000;

/**
 * The orders whose payment this process opened last. Who comes back from paying is mostly asked about one of them, and
 * need not be looked up first.
 */
const opened = new Map<string, Opened>();

export function rememberOpened(orderId: string, { accountId, paymentId }: Opened): void {
  const [oldest] = opened.keys();
  if (opened.size >= most && oldest !== undefined) opened.delete(oldest);
  opened.set(orderId, { accountId, paymentId });
}

export const openedHere = (orderId: string): Opened | null => opened.get(orderId) ?? null;

/** How it ended stands in its row. */
export function forgetOpened(orderId: string): void {
  opened.delete(orderId);
}
