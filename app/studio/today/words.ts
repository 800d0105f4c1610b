import { formatMoney } from '#core/money/index.ts';
import { clockWords, isLastRound, projectTerms, type TodayScope } from '#core/project/index.ts';
import { easternDay, shortDayWords } from '#core/promotion/index.ts';
import { formatNumber, formatTime, formatWeekday } from '#core/texts/index.ts';
import type { StudioToday, WorkToday } from '#server/pages/studio-today/studio-today.ts';

const times = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;
const titleOf = ({ name, room }: Pick<WorkToday, 'name' | 'room'>) => name ?? room ?? 'Untitled room';

export const words = {
  title: 'Today',
  day: (now: Date) => formatWeekday(now),
  start: (first: WorkToday | null, now: Date) => {
    if (!first) return 'No boards are waiting.';
    const { customer, clock, dueAt } = first;
    const whose = `Start with ${customer}’s ${first.state === 'revising' ? 'revision' : 'boards'}`;
    if (!clock || !dueAt) return `${whose}.`;
    if (clock.late) return `${whose}. We’re ${clockWords(clock)}.`;
    const isToday = easternDay(dueAt) === easternDay(now);
    return `${whose}. ${first.state === 'revising' ? 'It’s' : 'They’re'} due ${isToday ? 'at' : `on ${shortDayWords(easternDay(dueAt))} at`} ${formatTime(dueAt)} ET.`;
  },
  keys: { move: 'Move with', open: 'open with' },
  scope: 'Whose work',
  scopes: { mine: 'Mine', everyone: 'Everyone’s' } satisfies Record<TodayScope, string>,
  counts: 'What’s waiting',
  lists: {
    due: { title: 'Boards due', empty: 'No boards are due.' },
    revisions: { title: 'Revisions', empty: 'No one is waiting for a revision.' },
    unread: { title: 'Unread messages', empty: 'No unread messages.' },
    refunds: { title: 'Refund requests', empty: 'No one has asked for the fee back.' },
    visits: { title: 'Visits', empty: 'No visits in the next 7 days.' },
    exceptions: { title: 'Exceptions', empty: 'Nothing needs attention.' },
  },
  hints: {
    due: `${projectTerms.boardsWithinHours} hours from the brief`,
    revisions: `${projectTerms.boardsWithinHours} hours from the request`,
  },
  forAnyone: 'For anyone on staff',
  late: (count: number) => `${formatNumber(count)} late`,
  dueToday: (count: number) => `${formatNumber(count)} today`,
  noneToday: 'None today',
  lastRounds: (count: number) => times(count, 'last round', 'last rounds'),
  oldest: (waited: string) => `Oldest ${waited}`,
  toArrange: (count: number) => `${formatNumber(count)} to arrange`,
  next: (day: string) => `Next on ${shortDayWords(day)}`,
  inAll: (cents: number) => `${formatMoney(cents)} in all`,
  none: 'None',
  more: (count: number) => `${formatNumber(count)} more`,
  moreOf: (title: string) => `, ${title}`,
  name: titleOf,
  named: ({ customer, ...project }: Pick<WorkToday, 'name' | 'room' | 'customer'>) =>
    `${customer}, ${titleOf(project)}`,
  firstPair: (stage: string) => `1st pair · ${stage}`,
  round: (round: number) => (isLastRound(round) ? 'Last round' : `Round ${round} of ${projectTerms.revisions}`),
  asked: (asked: WorkToday['asked']) => (asked?.kind === 'swap-request' ? 'Swap a piece' : 'Make a new pair'),
  whose: (name: string | null) => (name ? ` · ${name}` : ' · Unassigned'),
  quoted: (said: string) => `“${said}”`,
  sentThings: 'Sent something to look at',
  unread: (count: number) => times(count, 'message', 'messages'),
  reply: 'Reply',
  review: 'Review',
  because: { 'before-boards': 'Before any boards', 'not-satisfied': 'Not satisfied' } satisfies Record<
    NonNullable<StudioToday['refunds']>['rows'][number]['because'],
    string
  >,
  visit: { requested: 'No day yet', arrange: 'Choose a day', open: 'Open the visit' },
  look: 'Look into it',
} as const;
