import { sql } from 'drizzle-orm';
import type { Promotion } from '#core/promotion/index.ts';
import { promotion } from '../db/schema/index.ts';

/** The promotions that nobody has paused, to be asked for together with others. A shop has a handful in a year. */
export const promotionRows = sql<Promotion[]>`(
  select coalesce(json_agg(json_build_object(
    'name', ${promotion.name}, 'firstDay', ${promotion.firstDay}, 'lastDay', ${promotion.lastDay}
  )), '[]') from ${promotion} where ${promotion.paused} = ${false}
)`;
