import { spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '#server/root.ts';

export interface Proxy {
  /** Resolves once haproxy itself says that this server takes requests. */
  takes(server: string): Promise<void>;
  close(): void;
}

/** What `sh -c 'command -v …'` finds. Debian keeps some programs outside a user's path. */
export const programPath = (name: string): string | null =>
  spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${name}`])
    .stdout.toString()
    .trim() || null;

/** One line per server of a section of `deploy/examples/haproxy.cfg`. */
type Servers = Record<string, string>;

/**
 * Runs `deploy/examples/haproxy.cfg` with our ports in place of the example's: what a shop runs behind is what is tried
 * here. The database's section is left out.
 */
export async function startHaproxy(folder: string, { door, web }: { door: number; web: Servers }): Promise<Proxy> {
  const program = programPath('haproxy');
  if (!program) throw new Error('haproxy is missing: apt-get install haproxy');
  const example = await readFile(join(projectRoot, 'deploy/examples/haproxy.cfg'), 'utf8');
  const listed = (servers: Servers) =>
    Object.entries(servers)
      .map(([name, where]) => `  server ${name} ${where}\n`)
      .join('');
  const sections = example
    .replaceAll(/^ {2}server .*\n/gm, '')
    .replace('bind :8080', `bind 127.0.0.1:${door}`)
    .split(/^(?=\w)/m)
    .map((section) => {
      if (section.startsWith('backend ')) return `${section.trimEnd()}\n${listed(web)}\n`;
      return section.startsWith('listen postgres') ? '' : section;
    });
  const socket = join(folder, 'haproxy.sock');
  const config = join(folder, 'haproxy.cfg');
  const global = `  stats socket ${socket} mode 600 level admin\n`;
  await writeFile(config, sections.join('').replace(/^global\n/m, `global\n${global}`));
  const child = spawn(program, ['-db', '-f', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  const states = async () => {
    const answer = connect(socket);
    answer.write('show stat\n');
    return text(answer).catch(() => '');
  };
  return {
    async takes(server) {
      for (;;) {
        const line = (await states()).split('\n').find((one) => one.startsWith(`web,${server},`));
        if (line?.split(',')[17] === 'UP') return;
        if (child.exitCode !== null) throw new Error(`haproxy ended with ${child.exitCode}`);
        await pause(100);
      }
    },
    close: () => void child.kill('SIGTERM'),
  };
}
