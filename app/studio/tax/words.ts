import { type Day, shortDayWords } from '#core/promotion/index.ts';
import { taxFileColumns, taxFileLimits } from '#core/tax/index.ts';
import { formatNumber } from '#core/texts/index.ts';

const lines = (count: number) => `${formatNumber(count)} ${count === 1 ? 'line' : 'lines'}`;

export const taxWords = {
  title: 'Tax rates by ZIP code',
  lead: 'Rates from a file, by ZIP code, jurisdiction and date. They come before a state’s rate in the settings, but after a tax service’s rate if one is connected. Orders keep the rates they were placed under.',
  leadReadOnly: 'Rates from a file, by ZIP code, jurisdiction and date. Only an admin can change them.',
  back: 'Settings',
  now: 'In use',
  none: 'No file is in use. We use each state’s rate from the settings.',
  file: 'File',
  inUse: (name: string, rows: number, day: Day, by: string | null) =>
    `${name}, ${lines(rows)}, imported ${shortDayWords(day)}${by ? ` by ${by}` : ''}.`,
  kept: (name: string, rows: number) => `Kept from before: ${name}, ${lines(rows)}.`,
  undo: {
    back: (name: string) => `Go back to ${name}`,
    use: (name: string) => `Use ${name}`,
    stop: 'Stop using this file',
  },
  undone: 'Done. New orders use these rates from now on.',
  undoChanged: 'A colleague changed the rates in the meantime. Here’s what’s in use now.',
  next: 'Import a file',
  columns: `A CSV file with these columns: ${taxFileColumns.join(', ')}. Rates are percentages, such as 6.25. A line without a ZIP code covers the rest of its state, and each state needs one. A new file replaces the current one completely.`,
  choose: 'Choose a file',
  drop: 'Drop a CSV file here, or choose one.',
  reading: 'Reading …',
  wrongType: 'Please choose a CSV file.',
  tooLarge: `Please choose a file of ${taxFileLimits.bytes / 1024 / 1024} MB or less.`,
  problems: (count: number) =>
    `${count === 1 ? 'One problem' : `${formatNumber(count)} problems`}: we won’t use this file until ${count === 1 ? 'it’s' : 'they’re'} fixed.`,
  line: 'Line',
  column: 'Column',
  whole: 'Whole line',
  problem: 'Problem',
  summary: (added: number, changed: number, removed: number, unchanged: number) =>
    `${lines(added)} added, ${formatNumber(changed)} changed, ${formatNumber(removed)} removed, ${formatNumber(unchanged)} unchanged.`,
  nothing: 'These rates are already in use.',
  changes: 'What changes',
  place: 'Place',
  placeOf: (zip: string, state: string) => (zip === '' ? `${state}, everywhere else` : `${zip} ${state}`),
  from: 'From',
  before: 'In use',
  after: 'In the file',
  apply: 'Use these rates',
  applied: (rows: number) => `In use now: ${lines(rows)}.`,
  changedSince: 'The rates in use have changed since. This is what the file would change now.',
  adminsOnly: 'Only an admin can change the rates.',
  failed: 'That didn’t work. Please try again.',
  again: 'Look at it again',
} as const;
