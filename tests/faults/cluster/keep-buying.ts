import { setTimeout as pause } from 'node:timers/promises';
import type { BenchShop } from '../../../bench/orders/bench-shop.ts';
import { choose, comeBack, newBoards, payByCard, place, Refused, signUp } from '../../../bench/orders/shopper.ts';

export interface Buying {
  /** Orders of which a customer was told that they are paid, and when. */
  acknowledged: { id: string; at: number }[];
  /** What was refused although it should have gone through. */
  refused: string[];
  /** Requests that got no answer, or one of 500 and more, and were sent again. */
  again: number;
  stop(): Promise<void>;
}

/** Customers who buy one room after the other; where no answer comes, they press again, as people do. */
export async function keepBuying(bench: BenchShop, origin: string, buyers: number): Promise<Buying> {
  let over = false;
  const buying: Buying = { acknowledged: [], refused: [], again: 0, stop };

  async function persist<Value>(act: () => Promise<Value>): Promise<Value> {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (error instanceof Refused && error.status < 500) throw error;
        buying.again += 1;
        await pause(200);
      }
    }
  }

  const buyOn = async (lane: number) => {
    const shopper = await signUp(origin, `cluster-${lane}@example.com`);
    for (let turn = 0; !over; turn += 1) {
      const start = (lane * 131 + turn * 17) % (bench.recordIds.length - 3);
      const recordIds = bench.recordIds.slice(start, start + 3);
      const selectionId = await persist(() => newBoards(bench, shopper.accountId, recordIds));
      try {
        await persist(() => choose(origin, shopper, selectionId, recordIds));
        const order = await persist(() => place(origin, shopper, selectionId));
        // A card can only be charged once for an order, however often it's confirmed.
        await persist(() => payByCard(bench, order.client_secret)).catch(() => undefined);
        const { status } = await persist(() => comeBack(origin, shopper, order.id));
        if (status === 'complete') buying.acknowledged.push({ id: order.id, at: performance.now() });
        else buying.refused.push(`${order.id} is ${status} after it was paid`);
      } catch (error) {
        buying.refused.push(error instanceof Error ? error.message.slice(0, 200) : String(error));
      }
    }
  };
  const all = Array.from({ length: buyers }, (_, lane) => buyOn(lane));
  async function stop() {
    over = true;
    await Promise.all(all);
  }
  return buying;
}

/** The longest time between two orders since that moment, in seconds. */
export function longestGap({ acknowledged }: Buying, since: number): number {
  const times = [since, ...acknowledged.map(({ at }) => at).filter((at) => at > since)];
  const gaps = times.slice(1).map((at, nth) => at - (times[nth] ?? at));
  return Math.max(0, ...gaps) / 1000;
}
