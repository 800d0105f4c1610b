/** Does the same for each of them in turn. One that fails does not hold up the others: what went wrong is handed back. */
export async function settleEach<One>(all: Iterable<One>, act: (one: One) => Promise<unknown>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const one of all) await act(one).catch((error: unknown) => failures.push(error));
  return failures;
}

/** A round in which something went wrong has failed, and says all of it. */
export function throwFailures(failures: readonly unknown[], words: string): void {
  if (failures.length > 0) throw new AggregateError(failures, words);
}
