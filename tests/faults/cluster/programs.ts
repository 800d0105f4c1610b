import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { programPath } from '../behind-haproxy/haproxy.ts';

export interface Programs {
  patroni: string;
  etcd: string;
  haproxy: string;
  /** The folder of PostgreSQL's programs. */
  postgres: string;
  /** PostgreSQL refuses to run as root, so it runs as this user where we are. */
  user: { uid: number; gid: number } | null;
}

const debian = '/usr/lib/postgresql';

/** All that a cluster needs, or what to install. */
export function findPrograms(): Programs | { missing: string[] } {
  const missing: string[] = [];
  const find = (name: string, from: string) => {
    const path = programPath(name);
    if (!path) missing.push(from);
    return path ?? '';
  };
  const [patroni, etcd, haproxy] = [
    find('patroni', 'patroni'),
    find('etcd', 'etcd-server'),
    find('haproxy', 'haproxy'),
  ];
  const python = spawnSync('/usr/bin/python3', ['-c', 'import psycopg2, patroni.dcs.etcd3']);
  if (patroni && python.status !== 0) missing.push('python3-psycopg2');
  const postgres = findPostgres();
  if (!postgres) missing.push('postgresql');
  return missing.length > 0 || !postgres ? { missing } : { patroni, etcd, haproxy, ...postgres };
}

/** Debian's newest PostgreSQL that the shop runs on. */
export function findPostgres(): Pick<Programs, 'postgres' | 'user'> | null {
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const newest = versions.filter((version) => version >= 15).toSorted((a, b) => b - a)[0];
  const postgres = join(debian, String(newest), 'bin');
  if (!newest || !existsSync(join(postgres, 'postgres'))) return null;
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString());
  return { postgres, user: process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : null };
}
