import { defineConfig } from '@playwright/test';
import { browserArgs } from './tests/setup/browser-args.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/setup/start-shop.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Only against a test that hangs: how long something takes is measured by the benchmarks, not here.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: {
    actionTimeout: 60_000,
    // It reads every page it meets once more. The tests about it, and the long journeys, let it.
    serviceWorkers: 'block',
    // A trace of every step costs an eighth of all processor time: TRACE=1 when a failure needs one.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
      args: browserArgs,
    },
  },
});
