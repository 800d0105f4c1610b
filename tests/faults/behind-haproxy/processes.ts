import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchShop, end, freePort, type Running } from '../../../bench/orders/bench-shop.ts';
import { startHaproxy } from './haproxy.ts';

/** Some processes of one shop behind haproxy. */
export interface Processes {
  origin: string;
  names: readonly string[];
  /** Ends the process in this place as a supervisor does, or kills it, and starts it again, maybe with other settings. */
  replace(name: string, how?: { signal?: NodeJS.Signals; start?: Start }): Promise<void>;
  close(): Promise<void>;
}

/** Longer than haproxy needs to notice, on a busy machine too: `inter` times `fall` of the example, and two answers. */
const drainSeconds = '10';

/** Starts one process: this version's, or another's. */
export type Start = (settings: Record<string, string>) => Promise<Running>;

export async function openProcesses(
  bench: BenchShop,
  count: number,
  given: { settings?: Record<string, string>; start?: Start } = {},
): Promise<Processes> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthline-proxy-'));
  const names = Array.from({ length: count }, (_, at) => `web${at + 1}`);
  const ports = new Map<string, number>();
  for (const name of names) ports.set(name, await freePort());
  const running = new Map<string, Running>();
  const start = async (name: string, startShop: Start = given.start ?? bench.startShopWith) => {
    const settings = {
      ...{ ...bench.together, ...given.settings },
      ...{ PORT: String(ports.get(name)), INSTANCE: name, DRAIN_S: drainSeconds },
      AUTH_SECRET: 'q7Vw2mZk9TrXc4LpNs8YbGd0Hf6JuEa3',
    };
    running.set(name, await startShop(settings));
  };
  for (const name of names) await start(name);
  const web = Object.fromEntries(names.map((name) => [name, `127.0.0.1:${ports.get(name)}`]));
  const proxy = await startHaproxy(folder, { door: bench.door, web });
  for (const name of names) await proxy.takes(name);
  return {
    origin: `http://127.0.0.1:${bench.door}`,
    ...{ names },
    async replace(name, { signal, start: by } = {}) {
      const old = running.get(name);
      if (old) await end(old.process, signal);
      await start(name, by);
      await proxy.takes(name);
    },
    async close() {
      proxy.close();
      for (const { process } of running.values()) await end(process);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
