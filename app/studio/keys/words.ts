import { type ApiKeyScope, apiKeyRules } from '#core/account/index.ts';
import { formatMoment } from '#core/texts/index.ts';

const calls: Readonly<Record<ApiKeyScope, { label: string; note: string }>> = {
  'helper.list-waiting-surveys': {
    label: 'List waiting surveys',
    note: 'Lists the surveys that are waiting for boards, and what they ask for: /waitingSurveys.',
  },
  'helper.add-selections': { label: 'Add boards', note: 'Publishes two boards for a survey: /addSelections.' },
  'helper.update-on-site-service': {
    label: 'Update visits',
    note: 'Sets the visitor and the day, or marks a visit complete: /updateOnSiteService.',
  },
  'maker.call-own': {
    label: 'A maker’s own orders, stock and prices',
    note: 'You make these on the maker’s page. They only open that maker’s orders and pieces: /api/maker.',
  },
};

export const words = {
  title: 'API keys',
  lead: 'Our own programs post boards and visits with a key. Every call they make is in the audit log.',
  make: 'Make a key',
  name: 'What is it for?',
  nameHint: 'So you’ll know which one to revoke later.',
  scopes: 'What it may do',
  calls,
  lastDay: 'Last day',
  lastDayHint: `US Eastern time, this day included. At most ${apiKeyRules.mostDays} days from today.`,
  callsPerMinute: 'Calls a minute',
  callsHint: `More are refused until the minute is over. At most ${apiKeyRules.mostCallsPerMinute}.`,
  made: 'Copy it now. We won’t show it again.',
  search: 'Search by purpose',
  states: { valid: 'In use', ended: 'Ended', revoked: 'Revoked' },
  which: 'Key',
  ending: (ending: string) => `ends in ${ending}`,
  perMinute: (count: number) => `up to ${count} a minute`,
  by: (name: string | null) => `by ${name ?? 'a deleted account'}`,
  madeAt: 'Made',
  used: 'Last used',
  at: formatMoment,
  never: 'Never',
  soon: 'Ends soon',
  state: 'State',
  revoked: (day: string) => `Revoked ${day}`,
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}`,
  reallyRevoke:
    'Revoke this key? Programs that use it are refused from now on. You can’t undo this; make a new key instead.',
  keep: 'Keep it',
  empty: 'No keys yet.',
  refused: { 'not-allowed': 'Only an admin can do this.', 'not-found': 'This key doesn’t exist.' },
} as const;
