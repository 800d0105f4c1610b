import { z } from 'zod';
import { easternDay } from '#core/promotion/index.ts';
import { countedPage } from '#core/settings/index.ts';
import { quizAddresses } from '#core/survey/index.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';
import { addCounts, type Counted, type StepAct } from './store.ts';

/** What a browser reports: which page was opened, or what happened to a quiz step. Nothing identifies the browser. */
export const visitSchema = z.union([
  z.strictObject({ page: z.string().max(500) }),
  z.strictObject({ step: z.string().max(100), act: z.enum(['seen', 'answered', 'left']) }),
]);
export type Visit = z.infer<typeof visitSchema>;

const known = new Set(quizAddresses);

/** Adds one to the day's count. Steps the quiz doesn't have aren't counted. */
export async function countVisit(ctx: Pick<Ctx, 'db' | 'clock'>, visit: Visit): Promise<void> {
  const day = easternDay(ctx.clock.now());
  if ('page' in visit) await countTogether(ctx.db, day, `page ${countedPage(visit.page)}`);
  else if (known.has(visit.step)) await countTogether(ctx.db, day, `${visit.act} ${visit.step}`);
}

/**
 * Everyone adds to the same few rows, so a busy shop would queue for them. While one write is under way, further counts
 * gather and go together with the next. Each caller waits for the write that has theirs.
 */
interface Gathering {
  counts: Map<string, number>;
  written: Promise<void>;
}
const waiting = new WeakMap<Db, Map<string, Gathering>>();
const writing = new WeakMap<Db, Promise<void>>();

function countTogether(db: Db, day: string, key: string): Promise<void> {
  const days = waiting.get(db) ?? new Map<string, Gathering>();
  waiting.set(db, days);
  let gathering = days.get(day);
  if (!gathering) {
    const counts = new Map<string, number>();
    const before = writing.get(db) ?? Promise.resolve();
    const written = before
      .catch(() => undefined)
      .then(() => {
        days.delete(day);
        return addCounts(db, day, [...counts].map(countOf));
      });
    writing.set(db, written);
    gathering = { counts, written };
    days.set(day, gathering);
  }
  gathering.counts.set(key, (gathering.counts.get(key) ?? 0) + 1);
  return gathering.written;
}

function countOf([key, times]: [string, number]): Counted {
  const [what = '', ...rest] = key.split(' ');
  const name = rest.join(' ');
  return what === 'page' ? { page: name, opened: times } : { step: name, act: what as StepAct, times };
}
