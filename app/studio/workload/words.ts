import { type Workload, workloadTerms } from '#core/project/index.ts';
import { daysWords } from '#core/promotion/index.ts';
import { formatNumber } from '#core/texts/index.ts';
import type { PersonsWorkload, WorkloadSaved } from '#server/project/queue/workloads.ts';

export const words = {
  title: 'Workload',
  lead: 'New projects go to a specialist who’s here, has room and does the style. Set your own; admins can set anyone’s.',
  off: 'Automatic assignment is off. New projects wait until a colleague takes or assigns them.',
  back: 'The queue',
  waiting: (waiting: number, { most }: Pick<Workload, 'most'>) =>
    most === null
      ? `${formatNumber(waiting)} waiting, no limit`
      : `${formatNumber(waiting)} of ${formatNumber(most)} waiting`,
  full: 'Full',
  away: 'Away today',
  promise: ({ due, missed }: PersonsWorkload['promise']) =>
    due === 0
      ? 'No boards in the last 90 days'
      : `${formatNumber(due - missed)} of ${formatNumber(due)} on time in the last 90 days`,
  most: 'Projects at once, at most',
  mostHint: `0 to ${workloadTerms.most}. Leave it empty for no limit.`,
  styles: 'Styles they’d rather do',
  stylesHint: 'None chosen means any style.',
  daysOff: 'Days off',
  first: 'First day',
  last: 'Last day',
  timeOff: (number: number) => `time off ${number}`,
  nextOff: (days: readonly { first: string; last: string }[]) =>
    days.map(({ first, last }) => daysWords(first, last)).join('; '),
  noneOff: 'No days off planned',
  anyStyle: 'Any style',
  save: 'Save',
  saveNamed: (name: string) => `Save the workload of ${name}`,
  saved: 'Saved.',
  refused: {
    'not-allowed': 'You can only change your own workload.',
    'not-staff': 'We couldn’t find that colleague.',
    changed: 'Someone else just changed this. Here’s how it is now.',
  } satisfies Partial<Record<Extract<WorkloadSaved, { ok: false }>['reason'], string>>,
} as const;
