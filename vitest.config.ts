import { defineConfig } from 'vitest/config';

const notOurs = ['**/node_modules/**', 'showroom/camera/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'core/**/*.test.ts',
            'showroom/**/*.test.ts',
            'content/**/*.test.ts',
            'app/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/structure/**/*.test.ts',
          ],
          exclude: notOurs,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          exclude: notOurs,
          globalSetup: ['tests/setup/cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
