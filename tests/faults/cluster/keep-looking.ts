import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../../../bench/orders/send.ts';

export interface Looking {
  /** Answers that are no page of ours. */
  notOurs: string[];
  /** How often Home and the list of furniture were shown, and our page in the place of either. */
  counts: { home: number; list: number; backSoon: number };
  stop(): Promise<void>;
}

const isOurs = (body: string) => body.includes('Hearthline');

/** People who look around without buying. Whatever happens behind it, they get a page of ours. */
export async function keepLooking(origin: string): Promise<Looking> {
  let over = false;
  const looking: Looking = { notOurs: [], counts: { home: 0, list: 0, backSoon: 0 }, stop };
  const look = async (path: string): Promise<number> => {
    try {
      const { status, body } = await send(`${origin}${path}`, { method: 'GET', headers: { Accept: 'text/html' } });
      if (!isOurs(body)) looking.notOurs.push(`${path}: ${status} ${body.slice(0, 100)}`);
      return isOurs(body) ? status : 0;
    } catch (error) {
      looking.notOurs.push(`${path}: ${error instanceof Error ? error.message : error}`);
      return 0;
    }
  };
  const lookOn = async (path: string, shown: 'home' | 'list') => {
    while (!over) {
      const status = await look(path);
      if (status === 200) looking.counts[shown] += 1;
      else if (status === 503) looking.counts.backSoon += 1;
      else if (status > 0) looking.notOurs.push(`${path}: ${status}`);
      await pause(250);
    }
  };
  const all = [lookOn('/', 'home'), lookOn('/furniture', 'list')];
  async function stop() {
    over = true;
    await Promise.all(all);
  }
  return looking;
}
