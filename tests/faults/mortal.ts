import type { PoolClient } from 'pg';
import type { Ctx } from '#server/context.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Payments } from '#server/gateways/payments/port.ts';

/** The process is gone. */
export class Killed extends Error {}

export interface MortalLife {
  /** What it did, in order: the provider's calls by name, the database's statements by their first word. */
  steps: string[];
  killed: boolean;
}

/**
 * Runs an act as a process that is killed right before one of its steps, each a statement to the database or a call to the
 * provider: nothing after it happens, and its connections break as they are, inside a transaction or not.
 */
export async function liveUntil(
  ctx: Ctx,
  { url, dies }: { url: string; dies: (step: string, nth: number) => boolean },
  act: (ctx: Ctx) => Promise<unknown>,
): Promise<MortalLife> {
  const life: MortalLife = { steps: [], killed: false };
  const step = (name: string) => {
    if (!life.killed && dies(name, life.steps.length)) life.killed = true;
    if (life.killed) throw new Killed(name);
    life.steps.push(name);
  };
  const database = openDatabase(url);
  const clients: PoolClient[] = [];
  database.pool.on('connect', (client) => {
    clients.push(client);
    watch(client, step);
  });
  try {
    await act({ ...ctx, db: database.db, payments: mortalPayments(ctx.payments, step) });
  } catch (error) {
    if (!life.killed) throw error;
  }
  if (!life.killed) await database.close();
  // No connection is closed properly, and nothing waits for that.
  for (const client of clients) breakOff(client);
  if (life.killed) void database.pool.end().catch(() => undefined);
  return life;
}

const firstWord = (statement: unknown) => {
  const text = typeof statement === 'string' ? statement : ((statement as { text?: string } | null)?.text ?? '');
  return text.trim().split(/\s+/, 1)[0]?.toLowerCase() ?? '';
};

/** Intercepts every statement, whichever of the library's two ways it is sent. */
function watch(client: PoolClient, step: (name: string) => void): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watched = (...args: unknown[]) => {
    try {
      step(firstWord(args[0]));
    } catch (error) {
      const callback = args.at(-1);
      if (typeof callback !== 'function') return Promise.reject(error);
      process.nextTick(callback, error);
      return undefined;
    }
    return send(...args);
  };
  Object.assign(client, { query: watched });
}

function breakOff(client: PoolClient): void {
  (client as PoolClient & { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

const mortalPayments = (payments: Payments, step: (name: string) => void): Payments =>
  new Proxy(payments, {
    get(target, name: keyof Payments) {
      const call = target[name] as (...args: unknown[]) => unknown;
      if (name === 'readWebhook') return call;
      return async (...args: unknown[]) => {
        step(name);
        return call(...args);
      };
    },
  });
