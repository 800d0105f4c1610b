import type { Disagreement } from '../orders/books.ts';
import type { Summary } from './tally.ts';
import { averageOf, type Moment } from './watch-memory.ts';

/** What five minutes of a full shop have to show. */
const goal = { requests: 300, purchases: 5, growth: 1.1 };

export interface Run {
  summary: Summary;
  /** Seconds. */
  took: number;
  /** Milliseconds that the shop's process used. */
  processor: number;
  memory: readonly Moment[];
  /** Bytes by which the database grew. */
  grown: number;
  disagreements: readonly Disagreement[];
}

/** Says what held and what didn't; anything that didn't makes the program end with 1. */
export function tellCrowd({ summary, took, processor, memory, grown, disagreements }: Run): void {
  const check = (holds: boolean, sentence: string) => {
    console.log(`${holds ? 'holds' : 'FAILS'}: ${sentence}`);
    if (!holds) process.exitCode = 1;
  };
  console.log('\n| what | requests | p50 ms | p99 ms | longest | answers |\n|---|---|---|---|---|---|');
  for (const { kind, requests, p50, p99, longest, statuses } of summary.kinds) {
    const told = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    console.log(
      `| ${kind} | ${requests} | ${p50.toFixed(0)} | ${p99.toFixed(0)} | ${longest.toFixed(0)} | ${told.join(', ')} |`,
    );
  }
  for (const [what, count] of Object.entries(summary.broken)) console.log(`${count} × ${what}`);
  const [rate, bought] = [summary.requests / took, summary.purchases / took];
  console.log(
    `\n${summary.requests} requests in ${took.toFixed(0)} s; the shop's process used ${(processor / took / 10).toFixed(0)}% of a core`,
  );
  check(summary.failed === 0, `${summary.failed} answers of 500 or more`);
  check(Object.keys(summary.broken).length === 0, 'no request of a shopper broke');
  check(rate >= goal.requests, `${rate.toFixed(0)} requests a second (goal ${goal.requests})`);
  check(bought >= goal.purchases, `${bought.toFixed(1)} purchases a second (goal ${goal.purchases})`);
  console.log(`p50 ${summary.p50.toFixed(0)} ms, p99 ${summary.p99.toFixed(0)} ms over all requests`);
  const each = summary.purchases > 0 ? `, ${(grown / summary.purchases / 1024).toFixed(1)} kB for each purchase` : '';
  console.log(`the database grew by ${(grown / 1024 / 1024).toFixed(0)} MB${each}`);
  const [early, late] = [averageOf(memory, 0.3, 0.5), averageOf(memory, 0.8, 1)];
  check(
    late <= early * goal.growth,
    `memory is flat: ${early.toFixed(0)} MB before half-time, ${late.toFixed(0)} MB at the end`,
  );
  for (const one of disagreements) console.log(JSON.stringify(one));
  check(disagreements.length === 0, 'our books, the provider’s and the stock agree to the cent and to the piece');
}
