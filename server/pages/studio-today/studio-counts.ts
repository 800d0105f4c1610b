import { sql } from 'drizzle-orm';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import {
  contactMessage,
  guaranteeRequest,
  message,
  project,
  review,
  swatchRequest,
  visit,
} from '../../db/schema/index.ts';
import { listExceptions } from '../../exception/list-exceptions.ts';

/** How much waits, beside the rooms of the studio's menu. */
export interface StudioCounts {
  /** The caller's own boards, revisions and threads with unread messages. */
  mine: number;
  /** All projects that wait for boards. */
  queue: number;
  exceptions: number;
  refunds: number;
  /** Visits without a day. */
  visits: number;
  inbox: number;
  /** Reviews no one has read yet. */
  reviews: number;
  /** Requests for swatches that aren't in the mail yet. */
  swatches: number;
}

/** Null if the caller may not enter the studio. */
export async function studioCounts(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>): Promise<StudioCounts | null> {
  const allowed = authorise(ctx.actor, 'studio.enter');
  if (!allowed.ok) return null;
  const me = allowed.account.id;
  const waits = sql`${project.state} in ('waiting for boards', 'revising')`;
  const counted = ctx.db.execute<Record<keyof Omit<StudioCounts, 'exceptions'>, string>>(sql`
    select
      (select count(*) from ${project} where ${project.specialistId} = ${me} and ${waits})
        + (select count(distinct ${project.id}) from ${message}
            join ${project} on ${project.id} = ${message.projectId} and ${project.specialistId} = ${me}
            where ${message.side} = 'customer' and ${message.readAt} is null) as mine,
      (select count(*) from ${project} where ${waits}) as queue,
      (select count(*) from ${guaranteeRequest} where ${guaranteeRequest.state} = 'asked') as refunds,
      (select count(*) from ${visit} where ${visit.state} = 'requested') as visits,
      (select count(*) from ${contactMessage} where ${contactMessage.state} = 'new') as inbox,
      (select count(*) from ${review} where ${review.state} = 'waiting') as reviews,
      (select count(*) from ${swatchRequest} where ${swatchRequest.state} = 'open') as swatches
  `);
  const [{ rows }, exceptions] = await Promise.all([
    counted,
    listExceptions(ctx, { kind: undefined, words: '', page: { number: 1, size: 1 } }),
  ]);
  const [row] = rows;
  return {
    ...{ mine: Number(row?.mine ?? 0), queue: Number(row?.queue ?? 0), refunds: Number(row?.refunds ?? 0) },
    ...{ visits: Number(row?.visits ?? 0), inbox: Number(row?.inbox ?? 0), exceptions: exceptions?.total ?? 0 },
    ...{ reviews: Number(row?.reviews ?? 0), swatches: Number(row?.swatches ?? 0) },
  };
}
