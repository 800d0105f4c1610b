import type { PaymentSynced } from './sync.ts';

const most = 1000;

/** Whose a payment is and its intent: neither changes while it is open. */
interface Opened {
  accountId: string;
  intentId: string;
}

/**
 * The payments that this process opened last. Someone who comes back from paying is mostly asked about one of them, and
 * it need not be looked up first.
 */
const opened = new Map<string, Opened>();

export function rememberOpened(id: string, { accountId, intentId }: Opened): void {
  const [oldest] = opened.keys();
  if (opened.size >= most && oldest !== undefined) opened.delete(oldest);
  opened.set(id, { accountId, intentId });
}

export const recentlyOpened = (id: string): Opened | null => opened.get(id) ?? null;

/** How it ended is in its row. */
export function forgetOpened(id: string): void {
  opened.delete(id);
}

/**
 * The browser's return and the webhook come within the same few milliseconds. In one process the later of the two takes
 * the answer of the first instead of asking the provider and the database again. Between processes the row's lock decides.
 */
const underWay = new Map<string, Promise<PaymentSynced | null>>();

/** What this process has settled: paid stays paid, so news of it is no news. */
const settled = new Set<string>();

export async function together<Synced extends PaymentSynced | null>(
  intentId: string,
  sync: () => Promise<Synced>,
): Promise<Synced | PaymentSynced> {
  const first = underWay.get(intentId);
  const other = first && (await first.catch(() => null));
  // The other may have asked a moment before the card was paid: only a settled payment is an answer for both.
  if (other?.ok && other.row.state === 'complete') return other;
  const mine = sync();
  underWay.set(intentId, mine);
  try {
    const done = await mine;
    if (done?.ok && done.row.state === 'complete') remember(intentId);
    if (done?.ok && done.row.state !== 'open') forgetOpened(done.row.id);
    return done;
  } finally {
    if (underWay.get(intentId) === mine) underWay.delete(intentId);
  }
}

export const recentlySettled = (intentId: string): boolean => settled.has(intentId);

function remember(intentId: string): void {
  if (settled.size >= most) settled.clear();
  settled.add(intentId);
}
