import type { Ctx } from '../context.ts';
import { clearMismatch, noteMismatch } from './mismatch.ts';

/** A sweeper's look at one payment: what does not add up there is told to the studio, until it does. */
export async function watched(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { id: orderId, paymentId }: { id: string; paymentId: string | null },
  look: () => Promise<unknown>,
): Promise<void> {
  try {
    await look();
    await clearMismatch(ctx, orderId);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    await noteMismatch(ctx, { orderId, paymentId, words });
    throw error;
  }
}
