import { loadavg } from 'node:os';
import type { Measured } from './measure.ts';
import type { Goal } from './wanted.ts';

interface Row extends Measured {
  page: string;
  goal: Goal;
  /** Kilobytes, compressed. */
  script: number;
  budget: number | undefined;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const held = (good: boolean) => (good ? '' : ' ✗');

/** Prints the results next to the goals. */
export function printTable(rows: readonly Row[]): void {
  console.table(
    Object.fromEntries(
      rows.map(({ page, goal, scores, firstPaint, largestPaint, blocked, ownBlocked, shift, script, budget }) => {
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
            'by its own thread': `${Math.round(ownBlocked)} ms`,
            shift: shift.toFixed(3),
            'script, kB': budget ? `${script.toFixed(1)} / ${budget}${held(script <= budget)}` : script.toFixed(1),
          },
        ];
      }),
    ),
  );
  for (const { page, lost } of rows) if (lost.length > 0) console.log(`${page} lost points by: ${lost.join(', ')}`);
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
}
