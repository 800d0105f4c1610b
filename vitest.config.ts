import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tests/setup/slow-first.ts';

const notOurs = ['**/node_modules/**', 'showroom/camera/**'];

/** Only against a test that hangs: how long something takes is measured by the benchmarks, not here. */
const patience = 600_000;

const setupFiles = ['tests/setup/every-test.ts'];

/** A poll gives up after a second by itself, and on a busy machine a second is nothing. */
const poll = { timeout: patience };

export default defineConfig({
  test: {
    // Most tests wait for a database or a process: three at once on the smallest machine we know, which has two cores.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // Rules have no state of their own: they need no house for each file.
          isolate: false,
          include: [
            'core/**/*.test.ts',
            'showroom/**/*.test.ts',
            'content/**/*.test.ts',
            'app/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/structure/**/*.test.ts',
          ],
          exclude: notOurs,
          setupFiles,
          testTimeout: patience,
          expect: { poll },
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/{attacks,faults,fuzz,setup}/**/*.test.ts'],
          exclude: notOurs,
          setupFiles,
          // Modules are loaded once per worker: loading them for every file took a third of all time.
          isolate: false,
          globalSetup: ['tests/setup/cluster.ts'],
          testTimeout: patience,
          expect: { poll },
          hookTimeout: patience,
        },
      },
    ],
  },
});
