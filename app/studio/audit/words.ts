import { type AuditAct, auditActs } from '#core/audit/index.ts';

export const auditWords = {
  title: 'Audit log',
  lead: 'Who did what to whom and when. Lines are only ever added.',
  person: 'Search a person by name, address or id',
  project: 'Project',
  projectHint: 'A project’s id',
  act: 'Act',
  when: 'When',
  who: 'Who',
  what: 'What',
  whom: 'To whom',
  detail: 'Detail',
  empty: 'Nothing has been written down yet.',
  system: 'The house',
  actWords: (act: string): string => (act in auditActs ? auditActs[act as AuditAct] : act),
  at: (date: Date) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/New_York' }).format(
      date,
    ),
} as const;
