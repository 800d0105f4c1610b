import { type SQL, sql } from 'drizzle-orm';
import { survey } from '../db/schema/index.ts';

/** A customer's survey count, as a subquery to include in another query. */
export const howManySurveys = (accountId: string): SQL<number> =>
  sql`(select count(*)::integer from ${survey} where ${survey.accountId} = ${accountId})`;
