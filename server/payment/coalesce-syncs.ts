import type { PaymentSynced } from './sync.ts';

const most = 1000;

/** A payment's owner and intent. Neither changes while it's open. */
interface Opened {
  accountId: string;
  intentId: string;
}

/**
 * Payments this process opened recently. A customer returning from paying usually asks about one of these, which saves
 * looking it up first.
 */
const opened = new Map<string, Opened>();

export function rememberOpened(id: string, { accountId, intentId }: Opened): void {
  const [oldest] = opened.keys();
  if (opened.size >= most && oldest !== undefined) opened.delete(oldest);
  opened.set(id, { accountId, intentId });
}

export const recentlyOpened = (id: string): Opened | null => opened.get(id) ?? null;

/** Once a payment is no longer open, its row has the outcome. */
export function forgetOpened(id: string): void {
  opened.delete(id);
}

/**
 * The browser's return and the webhook arrive within milliseconds of each other. Within one process, the second takes
 * the first one's answer instead of asking the provider and the database again. Between processes the row lock decides.
 */
const underWay = new Map<string, Promise<PaymentSynced | null>>();

/** Intents this process has settled. Paid stays paid, so later webhooks for them can be skipped. */
const settled = new Set<string>();

export async function together<Synced extends PaymentSynced | null>(
  intentId: string,
  sync: () => Promise<Synced>,
): Promise<Synced | PaymentSynced> {
  const first = underWay.get(intentId);
  const other = first && (await first.catch(() => null));
  // The first may have asked just before the card went through, so only a settled payment answers for both.
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
