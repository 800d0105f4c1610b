import { and, count, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { NewsletterState } from '#core/newsletter/index.ts';
import type { Ctx } from '../../context.ts';
import { newsletterSubscription, review, selection, share } from '../../db/schema/index.ts';

/** What a customer allowed beyond their account's own settings, as far as we keep it. */
export interface ConsentsOfCustomer {
  /** Null if they never asked for it. */
  newsletter: { state: NewsletterState; at: Date } | null;
  /** Boards that anyone with the link can see. */
  shared: { many: number; lastAt: Date | null };
  /** Photos of theirs in published reviews. */
  photos: { many: number; lastAt: Date | null };
}

/** The caller has checked permission. */
export async function consentsOfCustomer(
  { db }: Pick<Ctx, 'db'>,
  { id, email }: { id: string; email: string },
): Promise<ConsentsOfCustomer> {
  const [[letter], [shared], [photos]] = await Promise.all([
    db
      .select()
      .from(newsletterSubscription)
      .where(eq(sql`lower(${newsletterSubscription.email})`, email.toLowerCase())),
    db
      .select({ many: count(), lastAt: max(share.sharedAt) })
      .from(share)
      .innerJoin(selection, eq(selection.id, share.selectionId))
      .where(and(eq(selection.accountId, id), isNull(share.revokedAt))),
    db
      .select({ many: count(), lastAt: max(review.writtenAt) })
      .from(review)
      .where(and(eq(review.accountId, id), eq(review.state, 'published'), isNotNull(review.photoId))),
  ]);
  return {
    newsletter: letter ? newsletterOf(letter) : null,
    shared: shared ?? { many: 0, lastAt: null },
    photos: photos ?? { many: 0, lastAt: null },
  };
}

/** Since when it's as it is now. */
function newsletterOf(row: typeof newsletterSubscription.$inferSelect): { state: NewsletterState; at: Date } {
  const state = row.state as NewsletterState;
  const since = { asked: row.askedAt, subscribed: row.confirmedAt, unsubscribed: row.unsubscribedAt }[state];
  return { state, at: since ?? row.askedAt };
}
