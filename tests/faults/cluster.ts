import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openBenchShop } from '../../bench/orders/bench-shop.ts';
import { disagreements } from '../../bench/orders/books.ts';
import { smallPicture } from '../fuzz/content.ts';
import { closeOpenOrders } from './behind-haproxy/close-open-orders.ts';
import { openProcesses } from './behind-haproxy/processes.ts';
import { lostOrders } from './behind-haproxy/tell-outcome.ts';
import { openDatabaseDoor } from './cluster/database-door.ts';
import { openFreezingBucket, sendPicture } from './cluster/freezing-bucket.ts';
import { keepBuying, longestGap } from './cluster/keep-buying.ts';
import { keepLooking } from './cluster/keep-looking.ts';
import { openCluster } from './cluster/nodes.ts';
import { findPrograms } from './cluster/programs.ts';

/**
 * `npm run faults:cluster [kills]`, after `npm run build`: two processes of the shop on two PostgreSQL nodes under Patroni,
 * as `deploy/examples` has them, while customers buy and others look around. The leader is killed (ten times unless said
 * otherwise); then a switchover, a leader that stands still, a proxy that stands still, a process of the shop killed, a
 * bucket that stands still. Ends with 1 if an acknowledged order is lost, money was taken without one, or a visitor got an
 * answer that is no page of ours. Needs Debian's `patroni`, `etcd-server`, `haproxy`, `postgresql` and `python3-psycopg2`;
 * without them it says so and does nothing.
 */
const kills = Number(process.argv[2] ?? 10);
const programs = findPrograms();
if ('missing' in programs) {
  console.log(`skipped: a cluster can't run here. apt-get install ${programs.missing.join(' ')}`);
  process.exit(0);
}
const check = (holds: boolean, sentence: string) => {
  console.log(`${holds ? 'holds' : 'FAILS'}: ${sentence}`);
  if (!holds) process.exitCode = 1;
};

/** What was opened, the last first: nothing may run on when something can't be opened. */
const opened: { close(): unknown }[] = [];
const closing = <One extends { close(): unknown }>(one: One): One => {
  opened.unshift(one);
  return one;
};

const folder = await mkdtemp(join(tmpdir(), 'hearthline-cluster-'));
try {
  const cluster = closing(await openCluster(folder, programs));
  const bucket = closing(await openFreezingBucket());
  await cluster.whole();
  const door = closing(await openDatabaseDoor(folder, cluster.nodes, programs));
  const bench = closing(await openBenchShop({ pieces: 300, stock: 10_000_000, databaseUrl: door.url }));
  const shops = closing(await openProcesses(bench, 2, { settings: { ...bucket.settings, LOG_LEVEL: 'fatal' } }));
  const buying = await keepBuying(bench, shops.origin, 4);
  const looking = await keepLooking(shops.origin);
  const gaps: Record<string, number[]> = {};
  const { acknowledged } = buying;

  /** Does the damage, waits until the cluster is whole and sells again, and notes the longest time without an order. */
  const through = async (what: string, damage: () => Promise<void>) => {
    const since = performance.now();
    const before = acknowledged.length;
    await damage();
    await cluster.whole();
    const whole = performance.now();
    while (!acknowledged.some(({ at }) => at > whole)) await pause(100);
    const gap = longestGap(buying, since);
    gaps[what] = [...(gaps[what] ?? []), gap];
    console.log(
      `${what}: ${gap.toFixed(1)} s without an order, whole again after ${((whole - since) / 1000).toFixed(0)} s, ${acknowledged.length - before} orders meanwhile`,
    );
  };

  await through('nothing', () => pause(10_000));
  for (let kill = 0; kill < kills; kill += 1) {
    await through('leader killed', async () => {
      const leader = await cluster.whole();
      await cluster.kill(leader);
      // Started sooner, it would take the lead again before it counts as gone.
      await cluster.anotherLeads(leader);
      await cluster.start(leader);
    });
  }
  await through('switchover', async () => {
    const leader = await cluster.whole();
    await cluster.switchover();
    await cluster.anotherLeads(leader);
  });
  await through('leader frozen for 45 s', async () => {
    const goOn = await cluster.freeze(await cluster.whole());
    await pause(45_000);
    goOn();
  });
  await through('database proxy frozen for 40 s', async () => {
    const goOn = door.freeze();
    await pause(40_000);
    goOn();
  });
  await through('a process of the shop killed', () => shops.replace('web1', { signal: 'SIGKILL' }));
  await through('bucket frozen', async () => {
    const before = await sendPicture(shops.origin, smallPicture.bytes);
    bucket.freeze();
    const during = await sendPicture(shops.origin, smallPicture.bytes);
    bucket.thaw();
    const after = await sendPicture(shops.origin, smallPicture.bytes);
    const told = [before, during, after].map(({ status, seconds }) => `${status} in ${seconds.toFixed(1)} s`);
    check(
      before.status < 300 && during.status >= 500 && during.seconds < 30 && after.status < 300,
      `a picture before, while the bucket was frozen, and after: ${told.join(', ')}`,
    );
  });

  await buying.stop();
  await looking.stop();
  for (const [what, all] of Object.entries(gaps)) {
    const sorted = all.toSorted((a, b) => a - b);
    const [least, middle, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    console.log(
      `${what} (${all.length} times): ${least?.toFixed(1)} s at least, ${middle?.toFixed(1)} s in the middle, ${most?.toFixed(1)} s at most`,
    );
  }
  for (const one of buying.refused.slice(0, 20)) console.log(one);
  check(
    buying.refused.length === 0,
    `${buying.refused.length} purchases were refused; ${buying.again} requests were sent again`,
  );
  for (const one of looking.notOurs.slice(0, 20)) console.log(one);
  const { home, list, backSoon } = looking.counts;
  check(
    looking.notOurs.length === 0,
    `Home was shown ${home} times, the list ${list} times, and ${backSoon} times “We’ll be right back”; ${looking.notOurs.length} answers were no page of ours`,
  );
  await closeOpenOrders(bench);
  const lost = await lostOrders(
    bench,
    acknowledged.map(({ id }) => id),
  );
  check(lost.length === 0, `${acknowledged.length} acknowledged orders, ${lost.length} lost`);
  const found = await disagreements(bench, bench.stock);
  for (const one of found) console.log(JSON.stringify(one));
  check(found.length === 0, 'no charge without an order: our books, the provider’s and the stock agree');
} finally {
  for (const one of opened) await one.close();
  await rm(folder, { recursive: true, force: true });
}
