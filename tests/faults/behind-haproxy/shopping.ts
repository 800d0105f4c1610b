import type { BenchShop } from '../../../bench/orders/bench-shop.ts';
import { send } from '../../../bench/orders/send.ts';
import { buy, newBoards, Refused, type Shopper, signUp } from '../../../bench/orders/shopper.ts';

export interface Shopping {
  /** Answered reads, and orders that a customer was told are paid. */
  reads: number;
  orders: string[];
  /** Every request that wasn't answered as it should be. A browser here never asks twice. */
  failures: string[];
  /** Scripts that a page named and no process had. */
  lostParts: number;
  stop(): Promise<void>;
}

const pages = ['/', '/about', '/support', '/inspiration-gallery', '/quiz', '/api/furniture?limit=24&page=2'];

/** People who look around and people who buy, all at once, each as fast as the shop answers, until stopped. */
export async function keepShopping(
  bench: BenchShop,
  origin: string,
  { readers, buyers }: { readers: number; buyers: number },
): Promise<Shopping> {
  let over = false;
  const shopping: Shopping = { reads: 0, orders: [], failures: [], lostParts: 0, stop };
  const fail = (what: string, error: unknown) =>
    shopping.failures.push(`${what}: ${error instanceof Error ? error.message.slice(0, 200) : error}`);

  async function read(path: string): Promise<string> {
    try {
      const answer = await send(`${origin}${path}`, { method: 'GET', headers: {} });
      if (answer.status === 200) shopping.reads += 1;
      else if (path.startsWith('/assets/') && answer.status === 404) shopping.lostParts += 1;
      else fail(path, answer.status);
      return answer.body;
    } catch (error) {
      fail(path, error);
      return '';
    }
  }

  async function lookAround(lane: number): Promise<void> {
    for (let turn = lane; !over; turn += 1) {
      const piece = bench.recordIds[turn % bench.recordIds.length];
      const page = await read(turn % 3 === 0 ? `/furniture/${piece}` : (pages[turn % pages.length] ?? '/'));
      // What a browser asks for next, maybe of another process.
      const part = /\/assets\/[\w.-]+\.js/.exec(page)?.[0];
      if (part) await read(part);
    }
  }

  async function buyOn(shopper: Shopper, lane: number): Promise<void> {
    for (let turn = 0; !over; turn += 1) {
      const start = (lane * 131 + turn * 17) % (bench.recordIds.length - 3);
      const recordIds = bench.recordIds.slice(start, start + 3);
      const selectionId = await newBoards(bench, shopper.accountId, recordIds);
      try {
        shopping.orders.push(await buy(bench, origin, shopper, selectionId, recordIds));
      } catch (error) {
        fail(error instanceof Refused ? 'a purchase was refused' : 'a purchase broke', error);
      }
    }
  }

  const people: Shopper[] = [];
  for (let made = 0; made < buyers; made++) people.push(await signUp(origin, `shopping-${made}@example.com`));
  const all = [
    ...Array.from({ length: readers }, (_, lane) => lookAround(lane)),
    ...people.map((shopper, lane) => buyOn(shopper, lane)),
  ];
  async function stop() {
    over = true;
    await Promise.all(all);
  }
  return shopping;
}
