import { easternDay } from '#core/promotion/index.ts';
import type { Ctx } from '../../context.ts';
import { type LinesChanged, type LinesRefused, onLines } from './change-lines.ts';
import { tellDelay } from './tell-delay.ts';

export interface DelayAsked {
  orderId: string;
  lineIds: readonly string[];
  /** Null: the maker can't say. */
  newShipBy: string | null;
}

export type LinesDelayed = LinesChanged | { ok: false; reason: 'not-later' };

/** The maker is late. Only a line that can still be canceled can be delayed. */
export function delayLines(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { orderId, lineIds, newShipBy }: DelayAsked,
): Promise<LinesDelayed> {
  const change = { orderId, lineIds, act: 'cancel', capabilities: { any: 'order.delay' } } as const;
  return onLines<LinesDelayed | LinesRefused>(ctx, change, async (inside, order, able) => {
    const today = easternDay(inside.clock.now());
    const later = newShipBy === null || (newShipBy >= today && able.every(({ shipBy }) => newShipBy > shipBy));
    if (!later) return { ok: false, reason: 'not-later' };
    return { ok: true, lines: await tellDelay(inside, order, able, newShipBy) };
  });
}
