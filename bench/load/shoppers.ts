import type { BenchShop } from '../orders/bench-shop.ts';
import { choose, comeBack, newBoards, payByCard, place, Refused, type Shopper } from '../orders/shopper.ts';
import type { Tally } from './tally.ts';
import type { Visitor } from './visitor.ts';

export interface Crowd {
  bench: BenchShop;
  origin: string;
  tally: Tally;
  random: () => number;
  over: AbortSignal;
}

const pages = ['/', '/inspiration-gallery', '/about', '/support', '/browse'];

/** Looks around: pages, lists with filters, pieces. */
export async function browse({ bench, random, over }: Crowd, visitor: Visitor): Promise<void> {
  const oneOf = <Value>(list: readonly Value[]): Value | undefined => list[Math.floor(random() * list.length)];
  while (!over.aborted) {
    await visitor.think();
    if (over.aborted) return;
    const mood = random();
    if (mood < 0.35) await visitor.ask('page', oneOf(pages) ?? '/');
    else if (mood < 0.65) await visitor.ask('piece', `/furniture/${oneOf(bench.recordIds)}`);
    else if (mood < 0.85) {
      await visitor.ask('list', `/api/furniture?limit=24&page=${1 + Math.floor(random() * 10)}`);
    } else await visitor.ask('piece, JSON', `/api/furniture/${oneOf(bench.recordIds)}`);
  }
}

const answers: readonly Record<string, unknown>[] = [
  { need_help: false },
  { need_help: true },
  { room_width: 144, room_length: 180 },
  { anything_else: 'Two cats, and a window that faces south.' },
];

/** Answers the quiz, question by question, each of them saved. */
export async function answerQuiz({ random, over }: Crowd, visitor: Visitor): Promise<void> {
  const path = '/api/users/me/surveysData';
  while (!over.aborted) {
    await visitor.ask('quiz page', '/quiz');
    await visitor.think();
    if (over.aborted) return;
    const made = await visitor.ask('quiz begun', path, { method: 'POST', body: {} });
    const id = /"id":"([^"]+)"/.exec(made)?.[1];
    for (let question = 0; id && question < 12; question++) {
      await visitor.think();
      if (over.aborted) return;
      const responses = answers[Math.floor(random() * answers.length)];
      await visitor.ask('quiz answer', `${path}/${id}`, { method: 'PATCH', body: { responses } });
    }
  }
}

/** Looks at finished boards, chooses three pieces, and buys them. */
export async function buyOn(crowd: Crowd, visitor: Visitor, shopper: Shopper, lane: number): Promise<void> {
  const { bench, origin, tally, over } = crowd;
  const timed = async <Value>(kind: string, act: () => Promise<Value>): Promise<Value | null> => {
    const started = performance.now();
    try {
      const done = await act();
      tally.answered(kind, 200, performance.now() - started);
      return done;
    } catch (error) {
      if (error instanceof Refused) tally.answered(kind, error.status, performance.now() - started);
      else tally.broken(kind, error);
      return null;
    }
  };
  for (let turn = 0; !over.aborted; turn += 1) {
    const start = (lane * 131 + turn * 17) % (bench.recordIds.length - 3);
    const recordIds = bench.recordIds.slice(start, start + 3);
    const selectionId = await newBoards(bench, shopper.accountId, recordIds);
    await visitor.think();
    if (over.aborted) return;
    await visitor.ask('boards page', `/results/${selectionId}`);
    await visitor.think();
    if (over.aborted) return;
    await timed('pieces chosen', () => choose(origin, shopper, selectionId, recordIds));
    await visitor.ask('checkout page', `/checkout/${selectionId}`);
    await visitor.think();
    if (over.aborted) return;
    const order = await timed('order placed', () => place(origin, shopper, selectionId));
    if (!order) continue;
    await visitor.think();
    // Someone who has placed an order pays for it, even when the time is over.
    try {
      await payByCard(bench, order.client_secret);
    } catch (error) {
      tally.broken('card', error);
      continue;
    }
    const back = await timed('order paid', () => comeBack(origin, shopper, order.id));
    if (back?.status === 'complete') tally.purchased();
    else tally.broken('order paid', new Error(`the order is ${back?.status} after it was paid`));
  }
}
