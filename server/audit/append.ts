import { type AuditAct, type AuditSubjectKind, redactDetail } from '#core/audit/index.ts';
import { type Actor, actorName, type Ctx } from '../context.ts';
import { audit } from '../db/schema/index.ts';

export interface AuditEntry {
  act: AuditAct;
  subject: { kind: AuditSubjectKind; id: string };
  /** The project it belongs to, by survey id. */
  surveyId?: string;
  detail?: Record<string, unknown>;
  actor?: Actor;
}

/** Records who did what. Called inside the act's own transaction, so no act goes unrecorded. */
export async function appendAudit(ctx: Pick<Ctx, 'db' | 'ids' | 'clock' | 'actor'>, entry: AuditEntry): Promise<void> {
  await ctx.db.insert(audit).values({
    id: ctx.ids.next('audit'),
    actor: actorName(entry.actor ?? ctx.actor),
    act: entry.act,
    subjectKind: entry.subject.kind,
    subjectId: entry.subject.id,
    surveyId: entry.surveyId ?? surveyOf(entry.detail),
    detail: redactDetail(entry.detail ?? {}) as Record<string, unknown>,
    createdAt: ctx.clock.now(),
  });
}

const surveyOf = (detail: AuditEntry['detail']) => (typeof detail?.surveyId === 'string' ? detail.surveyId : null);
