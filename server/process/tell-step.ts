const clearLine = '\r\u001b[K';

/** Prints the step, then how long it took, on one line in a terminal. A refused step leaves no line. */
export async function tellStep<Result>(name: string, step: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const beginning = process.stdout.isTTY ? clearLine : '';
  if (beginning) process.stdout.write(`… ${name}`);
  const result = await step().catch((error: unknown) => {
    process.stdout.write(beginning);
    throw error;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(isRefused(result) ? beginning : `${beginning}✓ ${name} (${seconds} s)\n`);
  return result;
}

const isRefused = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;
