import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '#server/root.ts';
import { end, freePort } from '../../../bench/orders/bench-shop.ts';
import { familyOf, postmasterOf, signalAll } from './family.ts';
import type { Programs } from './programs.ts';

export const password = 'change-me';

export interface ClusterNode {
  name: string;
  port: number;
  /** Patroni's own port, which says who leads. */
  rest: number;
}

interface Member {
  name: string;
  role: string;
  state: string;
}

/** Two PostgreSQL nodes under Patroni, as `deploy/examples/patroni.yml` has them, and the store in which they agree. */
export interface Cluster {
  nodes: readonly ClusterNode[];
  /** The leader's name, once there is one and the other node follows it synchronously. */
  whole(): Promise<string>;
  /** Resolves once another node than this one leads. */
  anotherLeads(name: string): Promise<void>;
  /** Everything of this node dies at one blow. */
  kill(name: string): Promise<void>;
  start(name: string): Promise<void>;
  /** Everything of this node stands still, without closing anything. Returns what lets it go on. */
  freeze(name: string): Promise<() => void>;
  switchover(): Promise<void>;
  close(): Promise<void>;
}

export async function openCluster(folder: string, programs: Programs): Promise<Cluster> {
  const { user } = programs;
  const own = async (path: string) => {
    await mkdir(path, { recursive: true, mode: 0o700 });
    if (user) await chown(path, user.uid, user.gid);
  };
  await own(folder);
  const run = (program: string, args: string[], log: string): ChildProcess => {
    const said = openSync(join(folder, log), 'a');
    return spawn(program, args, {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', HOME: folder, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', said, said],
      ...user,
    });
  };

  const [client, peer] = [await freePort(), await freePort()];
  const [clientUrl, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  const etcd = run(
    programs.etcd,
    [
      ...['--name', 'one', '--data-dir', join(folder, 'etcd'), '--log-outputs', 'stderr'],
      ...['--listen-client-urls', clientUrl, '--advertise-client-urls', clientUrl],
      ...[
        '--listen-peer-urls',
        peerUrl,
        '--initial-advertise-peer-urls',
        peerUrl,
        '--initial-cluster',
        `one=${peerUrl}`,
      ],
    ],
    'etcd.log',
  );

  const nodes: ClusterNode[] = [];
  for (const name of ['node1', 'node2']) nodes.push({ name, port: await freePort(), rest: await freePort() });
  const example = await readFile(join(projectRoot, 'deploy/examples/patroni.yml'), 'utf8');
  for (const { name, port, rest } of nodes) {
    await own(join(folder, name));
    const settings = [
      ['name: node1', `name: ${name}`],
      [
        "listen: '0.0.0.0:8008', connect_address: '10.0.0.11:8008'",
        `listen: '127.0.0.1:${rest}', connect_address: '127.0.0.1:${rest}'`,
      ],
      ["hosts: ['10.0.0.21:2379', '10.0.0.22:2379', '10.0.0.23:2379']", `hosts: ['127.0.0.1:${client}']`],
      ["listen: '0.0.0.0:5432'", `listen: '127.0.0.1:${port}'`],
      ["connect_address: '10.0.0.11:5432'", `connect_address: '127.0.0.1:${port}'`],
      ['/var/lib/postgresql/15/hearthline', join(folder, name, 'data')],
      ['/usr/lib/postgresql/15/bin', programs.postgres],
      // No archive here: pgBackRest has a drill of its own.
      ["archive_mode: 'on'", "archive_mode: 'off'"],
      ['10.0.0.0/24', '127.0.0.1/32'],
    ] as const;
    let text = example;
    for (const [from, to] of settings) {
      if (!text.includes(from)) throw new Error(`deploy/examples/patroni.yml doesn't have: ${from}`);
      text = text.replaceAll(from, to);
    }
    // Debian's folder for sockets may not be ours to write.
    text += `  parameters: { unix_socket_directories: '${folder}' }\n`;
    await writeFile(join(folder, `${name}.yml`), text, { mode: 0o644 });
  }

  const running = new Map<string, ChildProcess>();
  const dataOf = (name: string) => join(folder, name, 'data');
  const allOf = async (name: string): Promise<number[]> => {
    const patroni = running.get(name)?.pid;
    const postmaster = await postmasterOf(dataOf(name));
    return [...(patroni ? [patroni] : []), ...(postmaster ? await familyOf(postmaster) : [])];
  };
  const start = async (name: string) => {
    running.set(name, run(programs.patroni, [join(folder, `${name}.yml`)], `${name}.log`));
  };
  for (const { name } of nodes) await start(name);

  /** What Patroni says under this path; null if it's slow, silent, or says no. */
  const ask = async <Answer>({ rest }: ClusterNode, path: string): Promise<Answer | null> => {
    try {
      const answer = await fetch(`http://127.0.0.1:${rest}${path}`, { signal: AbortSignal.timeout(5000) });
      return answer.ok ? ((await answer.json()) as Answer) : null;
    } catch {
      return null;
    }
  };
  const members = async (): Promise<Member[]> => {
    for (const node of nodes) {
      const answer = await ask<{ members: Member[] }>(node, '/cluster');
      if (answer) return answer.members;
    }
    return [];
  };
  /** Has this node the lead, and does the other stream from it, so that a commit waits for both? */
  const leadsBoth = async (node: ClusterNode): Promise<boolean> => {
    const answer = await ask<{ replication?: { sync_state: string; state: string }[] }>(node, '/leader');
    return (answer?.replication ?? []).some((one) => one.sync_state === 'sync' && one.state === 'streaming');
  };
  const whole = async (): Promise<string> => {
    for (;;) {
      for (const node of nodes) {
        // PostgreSQL knows it first; only one that the store knows may be promoted.
        if ((await leadsBoth(node)) && (await members()).some(({ role }) => role === 'sync_standby')) return node.name;
      }
      await pause(500);
    }
  };
  return {
    ...{ nodes, whole, start },
    async anotherLeads(name) {
      const isAnother = (member: Member) =>
        member.role === 'leader' && member.state === 'running' && member.name !== name;
      while (!(await members()).some(isAnother)) await pause(200);
    },
    async kill(name) {
      signalAll(await allOf(name), 'SIGKILL');
    },
    async freeze(name) {
      const all = await allOf(name);
      signalAll(all, 'SIGSTOP');
      return () => signalAll(all, 'SIGCONT');
    },
    async switchover() {
      const leader = await whole();
      const other = nodes.find(({ name }) => name !== leader);
      const { rest } = nodes.find(({ name }) => name === leader) ?? { rest: 0 };
      const answer = await fetch(`http://127.0.0.1:${rest}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader, candidate: other?.name }),
      });
      if (!answer.ok) throw new Error(`switchover: ${answer.status} ${await answer.text()}`);
    },
    async close() {
      for (const { name } of nodes) signalAll(await allOf(name), 'SIGKILL');
      await end(etcd, 'SIGKILL');
    },
  };
}
