import fc from 'fast-check';
import { beforeEach } from 'vitest';
import { testSeed } from './seed.ts';

// Before every test file (`setupFiles`). A property that fails also says the path to its counterexample.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: testSeed });

beforeEach(({ onTestFailed }) => {
  onTestFailed(({ task }) => console.error(`${task.name}: drawn with TEST_SEED=${testSeed}`));
});
