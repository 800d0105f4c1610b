/** Says what is being done, and once it is done how long it took: on one line where somebody watches. */
export async function tellStep<Result>(name: string, step: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const watched = process.stdout.isTTY;
  if (watched) process.stdout.write(`… ${name}`);
  const result = await step();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${watched ? '\r' : ''}✓ ${name} (${seconds} s)\n`);
  return result;
}
