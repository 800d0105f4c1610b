import { type SQL, sql } from 'drizzle-orm';
import { firstAvailableSelection, type Selection } from '#core/selection/index.ts';
import { choice, selection } from '../../db/schema/index.ts';
import { isOrdered } from '../ordered-pieces.ts';

type SelectionRow = Pick<Selection, 'id' | 'state'> & { publishedAt: string | null; hasCart: boolean };

const hasCart = sql`${selection.state} = 'ordered' and exists (
  select from ${choice} where ${choice.selectionId} = ${selection.id} and ${choice.chosen}
    and not ${isOrdered(sql`${selection.surveyId}`, sql`${choice.recordId}`)}
)`;

/** A customer's selections in the form `firstAvailableOf` takes, as a subquery to include in another query. */
export const selectionRows = (accountId: string): SQL<SelectionRow[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'id', ${selection.id}, 'state', ${selection.state}, 'publishedAt', ${selection.publishedAt}, 'hasCart', ${hasCart}
  )), '[]') from ${selection} where ${selection.accountId} = ${accountId}
)`;

/** Where 'Your Cart' leads. */
export const firstAvailableOf = (rows: readonly SelectionRow[]): string | null =>
  firstAvailableSelection(
    rows.map((row) => ({ ...row, publishedAt: row.publishedAt === null ? null : new Date(row.publishedAt) })),
  )?.id ?? null;
