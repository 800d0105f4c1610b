import { afterAll } from 'vitest';

const leftovers: (() => unknown)[] = [];

/**
 * Clears something up when the test file is done, after the file's own `afterAll` hooks. Modules are shared by the files of
 * a worker, so a hook registered while a module loads would run for the first of them only.
 */
export const afterThisFile = (clear: () => unknown): void => void leftovers.push(clear);

/** For `every-test.ts`, which the runner loads before every test file. */
export function clearAfterFile(): void {
  afterAll(async () => {
    for (const clear of leftovers.splice(0).reverse()) await clear();
  });
}
