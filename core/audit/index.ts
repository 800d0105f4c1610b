export { type AccountAct, accountActNames, wordsOfAccountAct } from './account-acts.ts';
export { type AuditAct, auditActNames, auditActs } from './acts.ts';
export {
  type AuditEntry,
  type AuditQuery,
  type AuditSubjectKind,
  auditEntrySchema,
  auditQuerySchema,
  auditSubjectKinds,
  isAuditAct,
  matchesAudit,
  redactDetail,
} from './entry.ts';
