import { type SQL, sql } from 'drizzle-orm';
import { survey } from '../db/schema/index.ts';

/** How many surveys a person has, to be asked for together with others. */
export const howManySurveys = (accountId: string): SQL<number> =>
  sql`(select count(*)::integer from ${survey} where ${survey.accountId} = ${accountId})`;
