import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterThisFile } from '../after-file.ts';

export interface FreezingProxy {
  /** The database's address by way of this proxy. */
  url: string;
  /** From now on, nothing that is open carries a byte again, and none of it is closed. New connections work. */
  freeze(): void;
}

/** A proxy between us and a server that dies as networks do: silently. */
export async function openFreezingProxy(databaseUrl: string): Promise<FreezingProxy> {
  const target = placeOf(databaseUrl);
  const open = new Set<[Socket, Socket]>();
  const all = new Set<Socket>();
  const server = createServer((inside) => {
    const outside = connect(target);
    const pair: [Socket, Socket] = [inside, outside];
    open.add(pair);
    for (const [from, to] of [pair, [outside, inside] as const]) {
      all.add(from);
      from.on('data', (bytes) => {
        if (open.has(pair)) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        all.delete(from);
        if (open.has(pair)) to.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  afterThisFile(async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of all) socket.destroy();
    await closed;
  });
  const { port } = server.address() as AddressInfo;
  const way = new URL(databaseUrl);
  way.searchParams.delete('host');
  way.hostname = '127.0.0.1';
  way.port = String(port);
  return { url: way.href, freeze: () => open.clear() };
}

/** Our own PostgreSQL listens at a socket, whose folder is in the address's query. */
function placeOf(databaseUrl: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  if (folder) return { path: `${folder}/.s.PGSQL.${port || 5432}` };
  return { host: hostname, port: Number(port || 5432) };
}
