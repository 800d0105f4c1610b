import { styles } from '#core/catalog/index.ts';
import { type Workload, workloadTerms } from '#core/project/index.ts';
import { daysWords } from '#core/promotion/index.ts';
import { formatList, formatNumber } from '#core/texts/index.ts';
import type { PersonsWorkload, WorkloadSaved } from '#server/project/queue/workloads.ts';
import type { WorkloadPart } from './kept-typing.ts';

const labels = { most: 'Projects at once, at most', styles: 'Styles they’d rather do', daysOff: 'Days off' } as const;

const daysOffWords = (days: readonly { first: string; last: string }[]) =>
  days.map(({ first, last }) => daysWords(first, last)).join('; ');

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
  most: labels.most,
  mostHint: `0 to ${workloadTerms.most}. Leave it empty for no limit.`,
  styles: labels.styles,
  stylesHint: 'None chosen means any style.',
  daysOff: labels.daysOff,
  first: 'First day',
  last: 'Last day',
  timeOff: (number: number) => `time off ${number}`,
  nextOff: daysOffWords,
  noneOff: 'No days off planned',
  anyStyle: 'Any style',
  save: 'Save',
  saveNamed: (name: string) => `Save the workload of ${name}`,
  saved: 'Saved.',
  /** What's kept in the form against a newer value, with that value. */
  changedElsewhere: (parts: readonly WorkloadPart[], now: Workload) => {
    const values = {
      most: now.most === null ? '' : formatNumber(now.most),
      styles: now.styles.map((style) => styles[style].name).join(', '),
      daysOff: daysOffWords(now.daysOff),
    };
    const list = parts.map((part) => `“${labels[part]}” is ${values[part] || 'empty'}`);
    return `This changed while you were typing: ${formatList(list)}. What you typed is still here. Save to replace it.`;
  },
  refused: {
    'not-allowed': 'You can only change your own workload.',
    'not-staff': 'We couldn’t find that colleague.',
    changed: 'Someone else just changed this. What you typed is still here. Save again to replace their change.',
  } satisfies Partial<Record<Extract<WorkloadSaved, { ok: false }>['reason'], string>>,
} as const;
