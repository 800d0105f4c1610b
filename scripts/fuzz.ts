import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Failure, fuzz } from '../tests/fuzz/fuzz.ts';
import { described, replay, toLine } from '../tests/fuzz/replay.ts';
import { type FuzzedShop, openFuzzedShop } from '../tests/fuzz/shop.ts';

// The pages are built for production, and the build reads this once, when loaded.
process.env.NODE_ENV = 'production';
const { build } = await import('./build.ts');

/** A logged error's source maps, about 170 MB, are kept for a minute (server/process/source-frames.ts). */
const restMs = 65_000;

/**
 * Hostile and valid requests against a shop of its own, from every kind of client: `npm run fuzz -- [requests] [seed]`.
 * Fails if one was answered with a 5xx or not at all. Those are saved to a file that `npm run fuzz -- --replay <file>`
 * sends again. FUZZ_PORT sets the shop's port.
 */
const [first = '2000', second] = process.argv.slice(2);
await build();
const shop = await openFuzzedShop(process.env.FUZZ_PORT ? { PORT: process.env.FUZZ_PORT } : {});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void shop.close().then(() => process.exit(1)));
let good = false;
try {
  good = first === '--replay' ? await sendAgain(shop, second ?? '') : await run(shop, Number(first), seedFrom(second));
} finally {
  await shop.close();
}
process.exit(good ? 0 : 1);

function seedFrom(given: string | undefined): number {
  return given === undefined ? Math.floor(Math.random() * 1_000_000) : Number(given);
}

async function run({ port, heap, reasonOf }: FuzzedShop, requests: number, seed: number): Promise<boolean> {
  console.log(`${requests} requests with seed ${seed} (again: npm run fuzz -- ${requests} ${seed})`);
  // Warm up first, so that one-time allocations don't count as growth.
  await fuzz({ port, requests: 500, seed: seed + 1 });
  const before = await heap();
  const started = performance.now();
  const { tally, failures } = await fuzz({ port, requests, seed, onProgress, onFailure });
  const seconds = (performance.now() - started) / 1000;
  const atOnce = await heap();
  await new Promise((resolve) => setTimeout(resolve, restMs));
  const after = await heap();
  const share = (part: number) => `${part} (${((100 * part) / tally.total).toFixed(1)} %)`;
  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  const enoughValid = tally.validCarriedOut >= tally.total / 10;
  const lines = [
    ...tally.lines(),
    `${tally.total} requests in ${Math.round(seconds)} s, ${Math.round(tally.total / seconds)} a second`,
    `refused at the door: ${share(tally.sum('at the door'))}`,
    `refused later: ${share(tally.sum('later'))}`,
    `carried out: ${share(tally.sum('carried out'))}`,
    `valid requests of somebody who may: ${share(tally.valid)}, carried out: ${share(tally.validCarriedOut)}`,
    `heap after garbage collection: ${megabytes(before)} before, ${megabytes(atOnce)} after, ${megabytes(after)} a minute later`,
    `failed: ${failures.length}`,
    ...(enoughValid ? [] : ['Fewer than a tenth were valid requests that were carried out.']),
  ];
  for (const line of lines) console.log(line);
  if (failures.length > 0) {
    const file = join(tmpdir(), `hearthline-fuzz-${seed}.jsonl`);
    writeFileSync(file, failures.map(toLine).join('\n'));
    console.log(`To send these once more: npm run fuzz -- --replay ${file}`);
  }
  return failures.length === 0 && enoughValid;

  function onFailure(failure: Failure): void {
    // The log line arrives a little after the answer.
    setTimeout(() => console.log(`\n${described(failure, reasonOf(failure.requestId))}`), 500);
  }
}

function onProgress(done: number): void {
  if (done % 5000 === 0) console.log(`${done} sent`);
}

async function sendAgain({ port }: FuzzedShop, file: string): Promise<boolean> {
  const { said, failed } = await replay(port, readFileSync(file, 'utf8').split('\n').filter(Boolean));
  for (const line of said) console.log(line);
  console.log(`failed: ${failed} of ${said.length}`);
  return failed === 0;
}
