import { and, desc, eq, ilike } from 'drizzle-orm';
import type { Promotion } from '#core/promotion/index.ts';
import type { Db } from '../db/database.ts';
import { anywhere } from '../db/page.ts';
import { promotion } from '../db/schema/index.ts';

export interface PromotionRow extends Promotion {
  id: string;
  paused: boolean;
}

/** Coupons and promotions are searched together. */
export interface OffersAsked {
  words: string;
  paused: boolean | undefined;
}

const row = {
  id: promotion.id,
  name: promotion.name,
  firstDay: promotion.firstDay,
  lastDay: promotion.lastDay,
  paused: promotion.paused,
};

export const promotionsLike = (db: Db, { words, paused }: OffersAsked): Promise<PromotionRow[]> =>
  db
    .select(row)
    .from(promotion)
    .where(
      and(
        words === '' ? undefined : ilike(promotion.name, anywhere(words)),
        paused === undefined ? undefined : eq(promotion.paused, paused),
      ),
    )
    .orderBy(desc(promotion.lastDay), desc(promotion.id));

export async function promotionById(db: Db, id: string): Promise<PromotionRow | null> {
  const [found] = await db.select(row).from(promotion).where(eq(promotion.id, id));
  return found ?? null;
}

export async function insertPromotion(db: Db, given: PromotionRow & { createdAt: Date }): Promise<void> {
  await db.insert(promotion).values(given);
}

export async function updatePromotion(db: Db, { id, ...given }: PromotionRow): Promise<void> {
  await db.update(promotion).set(given).where(eq(promotion.id, id));
}
