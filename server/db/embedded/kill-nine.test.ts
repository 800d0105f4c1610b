import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../root.ts';

test('every acknowledged row survives kill -9 of the program and its database together, three times', async () => {
  const { stdout, code } = await new Promise<{ stdout: string; code: number | null }>((resolve) => {
    const child = spawn(process.execPath, [join(projectRoot, 'scripts/kill-nine.ts'), '3'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let stdout = '';
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    child.on('close', (code) => resolve({ stdout, code }));
  });
  expect(stdout).toContain('3 of 3 rounds lost nothing');
  expect(code).toBe(0);
});
