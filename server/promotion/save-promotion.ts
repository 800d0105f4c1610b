import { promotionSchema } from '#core/promotion/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Problems, problemsOf } from './problems-of.ts';
import { insertPromotion, promotionById, updatePromotion } from './store-promotion.ts';

export type PromotionSaved =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-allowed' | 'unknown' }
  | { ok: false; reason: 'invalid'; problems: Problems };

interface Given {
  /** Null: a new promotion. */
  id: string | null;
  terms: { name: string; firstDay: string; lastDay: string };
  paused: boolean;
}

/** Creates or changes a promotion, for an admin or the system. */
export async function savePromotion(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  given: Given,
): Promise<PromotionSaved> {
  if (ctx.actor.kind !== 'system' && !authorise(ctx.actor, 'promotion.edit').ok)
    return { ok: false, reason: 'not-allowed' };
  const read = promotionSchema.safeParse(given.terms);
  if (!read.success) return { ok: false, reason: 'invalid', problems: problemsOf(read.error.issues) };
  const terms = { ...read.data, paused: given.paused };
  return inTransaction(ctx, async (inside) => {
    const before = given.id === null ? null : await promotionById(inside.db, given.id);
    if (given.id !== null && !before) return { ok: false, reason: 'unknown' };
    const id = given.id ?? ctx.ids.next('promotion');
    if (before) await updatePromotion(inside.db, { id, ...terms });
    else await insertPromotion(inside.db, { id, ...terms, createdAt: ctx.clock.now() });
    const act = !before ? 'promotion.create' : terms.paused && !before.paused ? 'promotion.pause' : 'promotion.edit';
    await appendAudit(inside, { act, subject: { kind: 'promotion', id }, detail: terms });
    return { ok: true, id };
  });
}
