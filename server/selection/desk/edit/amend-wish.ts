import { slotsWith, slotWishSchema } from '#core/selection/index.ts';
import { setState } from '../../store.ts';
import type { EditNeeds } from '../edit-slot.ts';
import { type DraftRefusal, editDraft } from './edit-draft.ts';

/**
 * Writes down what a slot asks for now, for both boards: the traits that are given; the others stay as they were. Checks
 * and proposals go by it from then on.
 */
export function amendWish(
  ctx: EditNeeds,
  { selectionId, slot, wish }: { selectionId: string; slot: number; wish: unknown },
): Promise<{ ok: true } | DraftRefusal | { ok: false; reason: 'bad-wish' }> {
  const read = slotWishSchema.safeParse(wish);
  return editDraft<'bad-wish'>(ctx, selectionId, ({ inside, draft, brief }) => {
    if (!read.success || !slotsWith(brief, draft.wishes)[slot]) return { ok: false, reason: 'bad-wish' };
    const { kind: _, ...amended } = read.data;
    const wishes = { ...draft.wishes, [slot]: { ...draft.wishes[slot], ...amended } };
    return {
      ok: true,
      act: 'board.wish',
      detail: { slot },
      change: () => setState(inside.db, draft.id, { wishes }),
    };
  });
}
