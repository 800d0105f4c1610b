import { desc, eq } from 'drizzle-orm';
import type { Promotion } from '#core/promotion/index.ts';
import type { Db } from '../db/database.ts';
import { promotion } from '../db/schema/index.ts';

export interface PromotionRow extends Promotion {
  id: string;
  paused: boolean;
}

const row = {
  id: promotion.id,
  name: promotion.name,
  firstDay: promotion.firstDay,
  lastDay: promotion.lastDay,
  paused: promotion.paused,
};

/** Those that nobody has paused. There are few: a shop has a handful in a year. */
export const openPromotions = (db: Db): Promise<PromotionRow[]> =>
  db.select(row).from(promotion).where(eq(promotion.paused, false));

export const allPromotions = (db: Db): Promise<PromotionRow[]> =>
  db.select(row).from(promotion).orderBy(desc(promotion.lastDay), desc(promotion.id));

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
