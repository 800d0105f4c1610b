import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Account } from './account.ts';
import { childOptions } from './child.ts';
import type { Log } from './log.ts';
import { fromOutput, type Refusal } from './refusal.ts';
import { socketFolder, socketSetting } from './socket.ts';
import { type Tie, tied } from './tie.ts';

export type Settings = Record<string, string>;
export type Running = {
  ok: true;
  port: number;
  /** The folder of its socket, if it has one. */
  socket: string | undefined;
  /** Resolves with the server's last lines when its process ends, for any reason. */
  ended: Promise<string>;
  signal(name: 'INT' | 'QUIT' | 'KILL'): void;
};
type Server = {
  binaries: string;
  cluster: string;
  /** The name in its processes' titles. */
  name: string;
  account: Account | undefined;
  tie: Tie;
  settings: Settings;
  log: Log;
};

const attempts = 10;

/** Starts the server and waits until it accepts connections. Recovery after a crash may take a while. */
export async function run(
  server: Server,
  choosePort: () => Promise<number> = freePort,
  wished = socketFolder(server.cluster),
): Promise<Running | Refusal> {
  let socket = wished;
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort();
    const outcome = await startOn(port, socket, server);
    if (outcome.ok) return outcome;
    // A folder a container shares with its host may not support sockets.
    const unfit = socket !== undefined && /could not create any Unix-domain socket/i.test(outcome.said);
    if (unfit) socket = undefined;
    // Another program may take the port between our check and PostgreSQL's bind.
    const taken = /Address already in use/i.test(outcome.said);
    if ((!taken && !unfit) || attempt === attempts) return fromOutput('start', server.cluster, outcome.said);
  }
}

async function startOn(
  port: number,
  socket: string | undefined,
  server: Server,
): Promise<Running | { ok: false; said: string }> {
  const doors = { port: String(port), unix_socket_directories: socketSetting(socket) };
  const settings = { cluster_name: server.name, ...ownSettings, ...doors, ...server.settings };
  const [command, parameters] = tied(server.tie, join(server.binaries, 'postgres'), [
    '-D',
    server.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const child = spawn(command, parameters, {
    ...childOptions(server.account),
    stdio: [server.tie === 'supervisor' ? 'pipe' : 'ignore', 'ignore', 'pipe'],
  });
  const { ready, ended } = follow(child, server.log);
  const outcome = await Promise.race([ready.then(() => undefined), ended]);
  if (outcome !== undefined) return { ok: false, said: outcome };
  const signal: Running['signal'] = (name) => {
    if (child.stdin) child.stdin.write(`${name}\n`);
    else child.kill(`SIG${name}`);
  };
  return { ok: true, port, socket, ended, signal };
}

/** Errors of single statements stay out of the log, because they quote values, which may be personal data. */
const ownSettings: Settings = {
  listen_addresses: '127.0.0.1',
  fsync: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  // On SSDs, random reads cost hardly more than sequential ones, so favor indexes.
  random_page_cost: '1.1',
};

function follow(child: ChildProcess, log: Log): { ready: Promise<void>; ended: Promise<string> } {
  const last: string[] = [];
  const say = (line: string) => {
    last.push(line);
    if (last.length > 20) last.shift();
    if (/^(FATAL|PANIC):/.test(line)) log.warn(`PostgreSQL: ${line}`);
    if (line.includes('automatic recovery in progress')) log.info('PostgreSQL recovers from an unclean stop.');
  };
  let resolveReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      say(line);
      if (line.includes('database system is ready to accept connections')) resolveReady();
    });
  }
  // Signaling a server that has just ended hits a closed pipe. Only the ending matters.
  child.stdin?.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', () => resolve(last.join('\n')));
    // Workers of a killed server keep its output open until they notice. Its last lines have arrived by then.
    child.on('exit', () => setTimeout(() => resolve(last.join('\n')), 500).unref());
  });
  return { ready, ended };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
