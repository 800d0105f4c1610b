export { type AccountAct, accountActNames, wordsOfAccountAct } from './account-acts.ts';
export { type AuditAct, auditActNames, auditPhrase, isAuditAct } from './acts.ts';
export {
  type AuditEntry,
  type AuditQuery,
  type AuditSubjectKind,
  auditEntrySchema,
  auditQuerySchema,
  auditSubjectKinds,
  matchesAudit,
  redactDetail,
} from './entry.ts';
