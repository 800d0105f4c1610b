import { sql } from 'drizzle-orm';
import type { Promotion } from '#core/promotion/index.ts';
import { promotion } from '../db/schema/index.ts';

/** Promotions that aren't paused, as a subquery to include in another query. A shop has only a handful per year. */
export const promotionRows = sql<Promotion[]>`(
  select coalesce(json_agg(json_build_object(
    'name', ${promotion.name}, 'firstDay', ${promotion.firstDay}, 'lastDay', ${promotion.lastDay}
  )), '[]') from ${promotion} where ${promotion.paused} = ${false}
)`;
