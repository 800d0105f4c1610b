import { z } from 'zod';
import { auditActNames } from './acts.ts';

export const auditSubjectKinds = [
  'account',
  'api-key',
  'catalog',
  'contact',
  'coupon',
  'fee',
  'figures',
  'furniture',
  'job',
  'maker',
  'order',
  'project',
  'promotion',
  'purchase-order',
  'review',
  'selection',
  'settings',
  'swatch',
  'visit',
  'webhook',
] as const;
export type AuditSubjectKind = (typeof auditSubjectKinds)[number];

export const auditEntrySchema = z.strictObject({
  id: z.string(),
  at: z.date(),
  /** An account's or a maker's id, `api-key:<id>`, `system`, or `visitor` for someone who couldn't sign in. */
  actor: z.string().regex(/^(?:system|api-key:.+|[A-Za-z0-9_-]+)$/),
  act: z.enum(auditActNames),
  subject: z.strictObject({ kind: z.enum(auditSubjectKinds), id: z.string() }),
  /** The project it belongs to, if any, so a project's whole history can be read. */
  projectId: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const SECRET = /pass(?:word|wd)?|token|secret|api[-_]?key|authorization|cookie|card|cvc|client_?secret/i;
const HIDDEN = '[hidden]';

/** The log is kept for good and many people read it, so secrets never go in. */
export function redactDetail(detail: unknown): unknown {
  if (Array.isArray(detail)) return detail.map(redactDetail);
  if (typeof detail !== 'object' || detail === null || detail instanceof Date) return detail;
  return Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [name, SECRET.test(name) ? HIDDEN : redactDetail(value)]),
  );
}

/** Searchable by person (as the actor or the subject), project and act. */
export const auditQuerySchema = z.object({
  person: z.string().trim().min(1).optional(),
  project: z.string().trim().min(1).optional(),
  act: z.enum(auditActNames).optional(),
  from: z.coerce.date().optional(),
  to: z.coerce.date().optional(),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

export function matchesAudit(entry: Omit<AuditEntry, 'id' | 'detail'>, query: AuditQuery): boolean {
  const { person, project, act, from, to } = query;
  const isSubject = (kind: AuditSubjectKind, id: string) => entry.subject.kind === kind && entry.subject.id === id;
  if (person !== undefined && entry.actor !== person && !isSubject('account', person)) return false;
  if (project !== undefined && entry.projectId !== project && !isSubject('project', project)) return false;
  if (act !== undefined && entry.act !== act) return false;
  return (from === undefined || entry.at >= from) && (to === undefined || entry.at <= to);
}
