import type { MessageKind } from '#core/message/index.ts';
import type { Ctx } from '../context.ts';
import { requestsOfSurveys } from './store.ts';

export interface RevisionAsked {
  kind: Exclude<MessageKind, 'message'>;
  /** In the customer's words. */
  body: string;
  /** The piece to be swapped; null where a new pair is asked for. */
  recordId: string | null;
  askedAt: Date;
}

/** What was asked for last in each of these surveys, where anything was. Callers have asked who may. */
export async function revisionRequests(
  ctx: Pick<Ctx, 'db'>,
  surveyIds: readonly string[],
): Promise<ReadonlyMap<string, RevisionAsked>> {
  const rows = await requestsOfSurveys(ctx.db, surveyIds);
  return new Map(
    rows.flatMap(({ surveyId, request: { kind, body, pieces, sentAt } }) =>
      kind === 'message' ? [] : [[surveyId, { kind, body, recordId: pieces[0] ?? null, askedAt: sentAt }] as const],
    ),
  );
}
