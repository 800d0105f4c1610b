import { dayWords } from '../../promotion/index.ts';
import { formatList } from '../../texts/index.ts';

/**
 * 'Ships by November 24, and December 1 and 13': months are not repeated, and the year is left out when they share it.
 */
export function shipByDaysWords(days: readonly string[]): string {
  const each = [...new Set(days)].toSorted();
  const years = new Set(each.map((day) => day.slice(0, 4)));
  if (each.length === 1 || years.size > 1) return `Ships by ${formatList(each.map(dayWords))}`;
  const months = new Map<string, string[]>();
  for (const day of each) {
    const [month = '', date = ''] = dayWords(day)
      .replace(/, \d+$/, '')
      .split(' ');
    months.set(month, [...(months.get(month) ?? []), date]);
  }
  const said = [...months].map(([month, dates]) => `${month} ${formatList(dates)}`);
  if (months.size === each.length || months.size === 1) return `Ships by ${formatList(said)}`;
  // After a month with several days, a bare 'and' would read like one more day.
  return `Ships by ${said.slice(0, -1).join(', ')}, and ${said.at(-1)}`;
}
