import fc from 'fast-check';
import { beforeEach } from 'vitest';
import { clearAfterFile } from './after-file.ts';
import { testSeed } from './seed.ts';

// Loaded before every test file (`setupFiles`). What is registered first runs last.
clearAfterFile();
// A property that fails also says the path to its counterexample.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: testSeed });
tellSeedOfFailures();

function tellSeedOfFailures(): void {
  beforeEach(({ onTestFailed }) => {
    onTestFailed(({ task }) => console.error(`${task.name}: drawn with TEST_SEED=${testSeed}`));
  });
}
