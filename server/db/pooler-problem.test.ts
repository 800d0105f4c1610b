import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../tests/setup/database.ts';
import { plainConnection } from './connection.ts';
import { migrateDatabase } from './migrate.ts';
import { poolerProblem } from './pooler-problem.ts';

it('a pooler that refuses what we set for a session is named, with the way out', async () => {
  // As pgbouncer answers the first message of a connection.
  const text = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0';
  const length = Buffer.alloc(4);
  length.writeInt32BE(text.length + 4);
  const pooler = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(text)])));
  });
  await once(pooler.listen(0, '127.0.0.1'), 'listening');
  const { port } = pooler.address() as AddressInfo;
  const problem = await poolerProblem(`postgres://a@127.0.0.1:${port}/shop`, plainConnection);
  expect(problem).toContain('set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL');
  // Through it, the migration's lock would stay with the pooler's connection, and no later start would ever get it.
  const migrated = await migrateDatabase(`postgres://a@127.0.0.1:${port}/shop`);
  expect(migrated).toMatchObject({ ok: false, message: expect.stringContaining('DATABASE_URL leads to a pooler') });
  pooler.close();
});

/** What PostgreSQL says over the wire: a letter, the length, the rest. */
function message(letter: string, ...parts: (string | number[])[]): Buffer {
  const rest = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(rest.length + 4);
  return Buffer.concat([Buffer.from(letter), length, rest]);
}

it('a pooler that refuses nothing and gives each transaction another session is named, with the way out', async () => {
  const ready = message('Z', 'I');
  let session = 100;
  const pooler = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', [0, 0, 0, 0]), ready]));
      socket.on('data', (asked) => {
        if (!asked.includes('pg_backend_pid')) return socket.write(Buffer.concat([message('C', 'BEGIN\0'), ready]));
        session += 1;
        const column = message('T', [0, 1], 'pid\0', [0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 4, 255, 255, 255, 255, 0, 0]);
        const row = message('D', [0, 1, 0, 0, 0, 3], String(session));
        return socket.write(Buffer.concat([column, row, message('C', 'SELECT 1\0'), ready]));
      });
    });
  });
  await once(pooler.listen(0, '127.0.0.1'), 'listening');
  const { port } = pooler.address() as AddressInfo;
  const url = `postgres://a@127.0.0.1:${port}/shop`;
  expect(await poolerProblem(url, plainConnection)).toContain('gives each transaction another session');
  expect(await poolerProblem(url, { ...plainConnection, sharedSessions: true })).toBeNull();
  pooler.close();
});

it('a database itself is no problem', async () => {
  expect(await poolerProblem(await createEmptyDatabase(), plainConnection)).toBeNull();
});
