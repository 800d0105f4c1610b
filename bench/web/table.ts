import { loadavg } from 'node:os';
import type { Measured } from './measure.ts';
import type { Goal } from './wanted.ts';

interface Row extends Measured {
  page: string;
  goal: Goal;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const held = (good: boolean) => (good ? '' : ' ✗');

/** Prints what was measured beside what is wanted. */
export function printTable(rows: readonly Row[], script: { kilobytes: number; budget: number }): void {
  console.table(
    Object.fromEntries(
      rows.map(({ page, goal, scores, firstPaint, largestPaint, blocked, shift }) => {
        const score = (name: keyof Goal) => {
          const wanted = goal[name];
          const reached = scores[name] ?? 0;
          return wanted === undefined ? `${reached}` : `${reached} / ${wanted}${held(reached >= wanted)}`;
        };
        return [
          page,
          {
            performance: score('performance'),
            accessibility: score('accessibility'),
            'best practices': score('best-practices'),
            SEO: score('seo'),
            'first paint': seconds(firstPaint),
            'largest paint': seconds(largestPaint),
            blocked: `${Math.round(blocked)} ms`,
            shift: shift.toFixed(3),
          },
        ];
      }),
    ),
  );
  const { kilobytes, budget } = script;
  console.log(`Script on Home: ${kilobytes.toFixed(1)} kB of ${budget}${held(kilobytes <= budget)}`);
  for (const { page, lost } of rows) if (lost.length > 0) console.log(`${page} lost points by: ${lost.join(', ')}`);
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
}
