/** Runs `act` on each item in turn. A failure doesn't hold up the rest; all errors are returned. */
export async function settleEach<One>(all: Iterable<One>, act: (one: One) => Promise<unknown>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const one of all) await act(one).catch((error: unknown) => failures.push(error));
  return failures;
}

/** Fails the round if anything in it failed, with every error attached. */
export function throwFailures(failures: readonly unknown[], words: string): void {
  if (failures.length > 0) throw new AggregateError(failures, words);
}
