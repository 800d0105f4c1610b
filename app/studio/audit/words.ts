import { type AuditAct, auditPhrase } from '#core/audit/index.ts';
import { formatMoment } from '#core/texts/index.ts';

export const auditWords = {
  title: 'Audit log',
  lead: 'Every action: who did what, and when. Entries are never changed or removed.',
  person: 'Search a person, piece, maker, coupon or order number',
  projectHint: 'Search a project by name or id',
  act: 'Act',
  when: 'When',
  what: 'What happened',
  detail: 'Detail',
  wholeProject: 'All about this project',
  allOf: (project: string) => `All about ${project}`,
  actLabel: (act: AuditAct): string => {
    const { before, after } = auditPhrase(act);
    return `${act.split('.')[0]}: ${[before, after].filter(Boolean).join(' … ')}`;
  },
  empty: 'Nothing has been logged yet.',
  /** The details logged with an action, one line each. Labels come from the log's own field names. */
  details: (detail: Record<string, unknown>): [name: string, value: string][] =>
    Object.entries(detail)
      .filter(([name, value]) => name !== 'surveyId' && value !== null && value !== '')
      .filter(([name]) => name !== 'lines' || !('pieces' in detail))
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
