import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuzz } from '../tests/fuzz/fuzz.ts';
import { described, toLine } from '../tests/fuzz/replay.ts';
import { openFuzzedShop } from '../tests/fuzz/shop.ts';

// The pages are built as for production, and the build asks once, when it is loaded.
process.env.NODE_ENV = 'production';
const { build } = await import('./build.ts');

/**
 * Hostile and honest requests against a shop of its own, as everybody who can ask: `npm run fuzz -- [requests] [seed]`.
 * Ends with an error where one was answered with a 5xx or not at all.
 */
const [requests = 2000, seed = Math.floor(Math.random() * 1_000_000)] = process.argv.slice(2).map(Number);
await build();
console.log(`${requests} requests with seed ${seed} (again: npm run fuzz -- ${requests} ${seed})`);
const shop = await openFuzzedShop(process.env.FUZZ_PORT ? { PORT: process.env.FUZZ_PORT } : {});
let failed = true;
try {
  await fuzz({ port: shop.port, requests: 500, seed: seed + 1 });
  const before = await shop.heap();
  const started = performance.now();
  const { tally, failures } = await fuzz({ port: shop.port, requests, seed, onProgress });
  const seconds = (performance.now() - started) / 1000;
  const after = await shop.heap();
  for (const line of tally.lines()) console.log(line);
  const share = (part: number) => `${part} (${((100 * part) / tally.total).toFixed(1)} %)`;
  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  console.log(`${tally.total} requests in ${Math.round(seconds)} s, ${Math.round(tally.total / seconds)} a second`);
  console.log(`refused at the door: ${share(tally.sum('at the door'))}`);
  console.log(`refused later: ${share(tally.sum('later'))}`);
  console.log(`carried out: ${share(tally.sum('carried out'))}`);
  console.log(
    `valid requests of somebody who may: ${share(tally.valid)}, carried out: ${share(tally.validCarriedOut)}`,
  );
  console.log(`heap after garbage collection: ${megabytes(before)} before, ${megabytes(after)} after`);
  console.log(`failed: ${failures.length}`);
  const enoughValid = tally.validCarriedOut >= tally.total / 10;
  if (!enoughValid) console.log('Fewer than a tenth were valid requests that were carried out.');
  if (failures.length > 0) {
    for (const failure of failures.slice(0, 40))
      console.log(`\n${described(failure, shop.reasonOf(failure.requestId))}`);
    const file = join(tmpdir(), `hearthline-fuzz-${seed}.jsonl`);
    writeFileSync(file, failures.map(toLine).join('\n'));
    console.log(`\nAll ${failures.length} are in ${file}, one a line.`);
  }
  failed = failures.length > 0 || !enoughValid;
} finally {
  await shop.close();
}
process.exit(failed ? 1 : 0);

function onProgress(done: number): void {
  if (done % 5000 === 0) console.log(`${done} sent`);
}
