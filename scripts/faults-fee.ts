import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';

/**
 * The fee's payments against a failing provider, in full: `faults-fee.ts [payments] [seed]`, by default 500 with seed
 * 7. Fails if a single cent is missing in either book.
 */
const [payments = '500', seed = '7'] = process.argv.slice(2);
const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
const run = spawn(process.execPath, [vitest, 'run', '--project', 'server', 'tests/faults/fee.test.ts'], {
  cwd: projectRoot,
  env: { ...process.env, FAULT_PAYMENTS: payments, FAULT_SEED: seed },
  stdio: 'inherit',
});
run.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
