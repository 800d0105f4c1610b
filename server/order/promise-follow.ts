import type { Ctx } from '../context.ts';

export const followOrderKind = 'follow order';

/** Has our orders to the makers follow a customer's order: it was paid, or its lines changed. */
export const promiseFollow = (ctx: Pick<Ctx, 'db' | 'jobs'>, orderId: string): Promise<void> =>
  ctx.jobs.promise(ctx.db, { kind: followOrderKind, payload: { orderId } });
