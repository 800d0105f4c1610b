import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const SCRIPT = new URL('./blender/photograph.py', import.meta.url).pathname;

/** Runs one job file in Blender and tells of each picture as it is exposed. */
export function runBlender(jobPath: string, onPhotograph: (name: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      'blender',
      ['--background', '--factory-startup', '-noaudio', '--python-exit-code', '1', '--python', SCRIPT, '--', jobPath],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const said: string[] = [];
    const hear = (line: string) => {
      const name = /^PHOTOGRAPHED (.+)$/.exec(line)?.[1];
      if (name) onPhotograph(name);
      if (line.startsWith('TOOK ')) console.log(line.slice(5));
      said.push(line);
      if (said.length > 40) said.shift();
    };
    createInterface({ input: child.stdout }).on('line', hear);
    createInterface({ input: child.stderr }).on('line', hear);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`Blender ended with ${code}\n${said.join('\n')}`)),
    );
  });
}
