import { type AuditAct, auditActs } from '#core/audit/index.ts';
import { formatMoment } from '#core/texts/index.ts';

export const auditWords = {
  title: 'Audit log',
  lead: 'A record of every action: what, when and by whom. Entries are never changed or removed.',
  person: 'Search a person, or an order by its number',
  project: 'Project',
  projectHint: 'Search a project by name or id',
  open: 'Open it',
  act: 'Act',
  when: 'When',
  who: 'Who',
  what: 'What',
  whom: 'To whom',
  detail: 'Detail',
  empty: 'Nothing has been logged yet.',
  system: 'The house',
  actWords: (act: string): string => (act in auditActs ? auditActs[act as AuditAct] : act),
  /** The details logged with an action, one line each. Labels come from the log's own field names. */
  details: (detail: Record<string, unknown>): [name: string, value: string][] =>
    Object.entries(detail)
      .filter(([name, value]) => name !== 'surveyId' && value !== null && value !== '')
      .map(([name, value]): [string, string] =>
        // The piece ids mean nothing to a reader; the count does.
        name === 'lines' && Array.isArray(value) ? ['pieces', String(value.length)] : [plain(name), valueWords(value)],
      )
      .slice(0, mostDetails),
  at: formatMoment,
} as const;

const mostDetails = 6;
const longest = 160;

/** `limitPerCustomer` as plain text. */
function plain(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

function valueWords(value: unknown): string {
  const text = Array.isArray(value)
    ? value.map(valueWords).join(', ')
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([name, inner]) => `${plain(name)} ${valueWords(inner)}`)
          .join(', ')
      : String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
