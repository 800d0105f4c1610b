import { inArray, sql } from 'drizzle-orm';
import type { CatalogItem, Room, StyleLabel } from '#core/catalog/index.ts';
import { notSoldStates } from '#core/order/index.ts';
import { lookOfItem, type Outcome, reasonOfSwap } from '#core/selection/index.ts';
import { briefOf } from '#core/survey/index.ts';
import { itemsById } from '../../catalog/find-items.ts';
import type { Db } from '../../db/database.ts';
import {
  board,
  boardPiece,
  choice,
  lineRequest,
  message,
  order,
  orderLine,
  project,
  review,
  selection,
  survey,
} from '../../db/schema/index.ts';

/** Reasons to send a piece back that say something about it. Damage and a wrong delivery don't. */
const tellingReasons = ['not-as-shown', 'changed-mind'] as const;

/** The newest pairs: enough to learn from, and a bound on what's read. */
const mostPairs = 20_000;

interface Row extends Record<string, unknown> {
  home: string;
  board: string;
  survey: string;
  recordId: string;
  missed: number;
  chosen: boolean;
  bought: boolean;
  returned: boolean;
  stars: number | null;
  swap: string | null;
}

/**
 * What became of every piece on the boards that a customer decided about: chose from, ordered from, or wanted changed.
 * A pair without any decision says nothing. A rating or a return says more than the choice before it.
 */
export async function readOutcomes(db: Db): Promise<Outcome[]> {
  const { rows } = await db.execute<Row>(sql`
    with pair as (
      select ${selection.id}, ${selection.surveyId}, ${selection.accountId}, ${selection.publishedAt}
      from ${selection} where ${selection.state} <> 'draft' and (
        exists (select 1 from ${choice} where ${choice.selectionId} = ${selection.id} and ${choice.chosen})
        or exists (select 1 from ${order} where ${order.selectionId} = ${selection.id} and ${order.paidAt} is not null)
        or exists (
          select 1 from ${project} join ${message} on ${message.projectId} = ${project.id}
          where ${project.surveyId} = ${selection.surveyId} and ${message.kind} = 'swap-request'
            and ${message.sentAt} >= ${selection.publishedAt}
        )
      )
      order by ${selection.publishedAt} desc limit ${mostPairs}
    )
    select pair.account_id as home, ${board.id} as board, pair.survey_id as survey,
      ${boardPiece.recordId} as "recordId", jsonb_array_length(${boardPiece.relaxed}) as missed,
      exists (
        select 1 from ${choice} where ${choice.selectionId} = pair.id
          and ${choice.recordId} = ${boardPiece.recordId} and ${choice.chosen}
      ) as chosen,
      exists (
        select 1 from ${order} join ${orderLine} on ${orderLine.orderId} = ${order.id}
        where ${order.selectionId} = pair.id and ${order.paidAt} is not null
          and ${orderLine.recordId} = ${boardPiece.recordId} and not ${inArray(orderLine.state, [...notSoldStates])}
      ) as bought,
      exists (
        select 1 from ${order} join ${orderLine} on ${orderLine.orderId} = ${order.id}
          join ${lineRequest} on ${lineRequest.lineId} = ${orderLine.id}
        where ${order.selectionId} = pair.id and ${orderLine.recordId} = ${boardPiece.recordId}
          and ${inArray(lineRequest.reason, [...tellingReasons])}
      ) as returned,
      (
        select ${review.stars} from ${review}
        where ${review.accountId} = pair.account_id and ${review.recordId} = ${boardPiece.recordId}
      ) as stars,
      (
        select ${message.body} from ${project} join ${message} on ${message.projectId} = ${project.id}
        where ${project.surveyId} = pair.survey_id and ${message.kind} = 'swap-request'
          and ${message.pieces} ->> 0 = ${boardPiece.recordId} and ${message.sentAt} >= pair.published_at
        order by ${message.sentAt} limit 1
      ) as swap
    from pair join ${board} on ${board.selectionId} = pair.id
      join ${boardPiece} on ${boardPiece.boardId} = ${board.id} and ${boardPiece.recordId} is not null`);
  const [items, customers] = await Promise.all([
    itemsById({ db }, [...new Set(rows.map(({ recordId }) => recordId))]),
    customersOf(db, [...new Set(rows.map((row) => row.survey))]),
  ]);
  return rows.flatMap((row) => {
    const [item, customer] = [items.get(row.recordId), customers.get(row.survey)];
    return item && customer ? outcomeOf(row, item, customer) : [];
  });
}

interface Customer {
  style: StyleLabel | null;
  room: Room;
}

async function customersOf(db: Db, surveyIds: readonly string[]): Promise<Map<string, Customer>> {
  if (surveyIds.length === 0) return new Map();
  const found = await db
    .select({ id: survey.id, responses: survey.responses })
    .from(survey)
    .where(inArray(survey.id, [...surveyIds]));
  return new Map(
    found.flatMap(({ id, responses }) => {
      const brief = briefOf(responses);
      return brief ? [[id, { style: brief.styles[0] ?? null, room: brief.room }] as const] : [];
    }),
  );
}

function outcomeOf(row: Row, item: CatalogItem, { style, room }: Customer): Outcome[] {
  const reason = row.swap === null ? null : reasonOfSwap(row.swap);
  // Too dear, too big, too late: nothing to learn about taste.
  if (reason === 'not taste') return [];
  const rated = row.stars === null || row.stars === 3 ? null : row.stars > 3;
  const kept = rated ?? (!row.returned && row.swap === null && (row.chosen || row.bought));
  return [
    {
      ...{ home: row.home, board: row.board, style, room, recordId: row.recordId, kept },
      ...{ kind: item.kind, look: lookOfItem(item), missed: Number(row.missed), about: kept ? null : reason },
    },
  ];
}
