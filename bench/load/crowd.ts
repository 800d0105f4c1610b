import { setTimeout as pause } from 'node:timers/promises';
import { type BenchShop, freePort, openBenchShop } from '../orders/bench-shop.ts';
import { disagreements } from '../orders/books.ts';
import { type Shopper, signUp } from '../orders/shopper.ts';
import { processorTime } from '../processor-time.ts';
import { answerQuiz, browse, buyOn, type Crowd } from './shoppers.ts';
import { dawdleBody, dawdleHeaders, dawdleReading, sendTooMuch } from './slow-clients.ts';
import { openTally } from './tally.ts';
import { tellCrowd } from './tell-crowd.ts';
import { openVisitor } from './visitor.ts';
import { watchMemory } from './watch-memory.ts';

export interface CrowdSettings {
  shoppers: number;
  seconds: number;
  /** How long people look at a screen, on average. */
  think: number;
  random: () => number;
}

const share = { buyers: 0.08, quizzes: 0.12 };

const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

/** Many shoppers at one process, some of them slow and some of them a nuisance. */
export async function runCrowd({ shoppers, seconds, think, random }: CrowdSettings): Promise<void> {
  const bench = await openBenchShop({ pieces: 300, stock: 10_000_000 });
  const end = new AbortController();
  try {
    const metricsPort = await freePort();
    const shop = await bench.startShopWith({
      ...bench.together,
      ...{ PORT: String(bench.door), METRICS_PORT: String(metricsPort), TRUSTED_PROXIES: '127.0.0.1' },
    });
    const { origin } = shop;
    const withAccount = Math.max(2, Math.round(shoppers * (share.buyers + share.quizzes)));
    const buyers = Math.max(1, Math.round(shoppers * share.buyers));
    const people = await register(origin, withAccount);
    console.log(`${people.length} customers are registered; ${shoppers} shoppers come in`);

    const tally = openTally();
    const over = end.signal;
    const crowd: Crowd = { bench, origin, tally, random, over };
    const visitors = Array.from({ length: shoppers }, (_, number) => {
      const cookie = people[number]?.cookie;
      const own = { origin, address: addressOf(number + 1), tally, random, thinkSeconds: think, over };
      return openVisitor(cookie ? { ...own, cookie } : own);
    });
    const all = visitors.map(async (visitor, number) => {
      // They come one after the other, in the time that people look at a screen.
      await pause(random() * think * 1000);
      const shopper = people[number];
      if (shopper && number < buyers) return buyOn(crowd, visitor, shopper, number);
      return shopper ? answerQuiz(crowd, visitor) : browse(crowd, visitor);
    });
    const slow = { origin, tally, over };
    for (let each = 0; each < Math.max(1, Math.round(shoppers / 200)); each++) {
      all.push(dawdleHeaders(slow), dawdleBody(slow), dawdleReading(slow), sendTooMuch(slow));
    }

    const memory = watchMemory(shop.process.pid ?? 0, `http://127.0.0.1:${metricsPort}/metrics`);
    const size = await sizeOf(bench);
    const before = await processorTime(shop.process);
    const started = performance.now();
    const every = Math.min(10, seconds / 6);
    while (performance.now() - started < seconds * 1000) {
      await pause(every * 1000);
      const { requests, purchases, p99 } = tally.since();
      const now = await memory.now();
      console.log(
        `${String(now.seconds).padStart(4)} s: ${(requests / every).toFixed(0)} requests and ${(purchases / every).toFixed(1)} purchases a second, p99 ${p99.toFixed(0)} ms, ${now.residentMb} MB (heap ${now.heapMb})`,
      );
    }
    const took = (performance.now() - started) / 1000;
    const summary = tally.summary();
    const processor = (await processorTime(shop.process)) - before;
    end.abort();
    await Promise.all(all);
    for (const visitor of visitors) visitor.close();
    const grown = (await sizeOf(bench)) - size;
    const found = await disagreements(bench, bench.stock);
    tellCrowd({ summary, took, processor, memory: memory.moments, grown, disagreements: found });
  } finally {
    // Or they would go on asking a shop that has ended.
    end.abort();
    await bench.close();
  }
}

async function sizeOf({ database }: BenchShop): Promise<number> {
  const { rows } = await database.pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  return Number(rows[0]?.bytes ?? 0);
}

/** Four at a time: each sign-up hashes a password. */
async function register(origin: string, count: number): Promise<Shopper[]> {
  const people: Shopper[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      people[number] = await signUp(origin, `load-${number}@example.com`, addressOf(number + 1));
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  return people;
}
