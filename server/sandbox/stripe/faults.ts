import { z } from 'zod';

/** What can be made to go wrong, each with a chance, for a number of times, for some paths only. */
const fault = z.strictObject({
  chance: z.number().min(0).max(1).default(1),
  ms: z.number().int().min(0).max(600_000).default(1000),
  /** How often it may strike before it is over. */
  times: z.number().int().min(1).optional(),
  /** Only calls whose path ends like this: `/confirm`, `/v1/refunds`. */
  path: z.string().optional(),
});

/** A fault that happens, and how many times it has with this one. */
export type Fault = z.output<typeof fault> & { nth: number };

export const faultPlan = z.strictObject({
  /** The answer comes late; the act happens all the same. */
  slow: fault.optional(),
  /** 500 before anything happened. */
  serverError: fault.optional(),
  /** 500 after it happened. */
  serverErrorAfterActing: fault.optional(),
  /** It happened, and the connection breaks before the answer. */
  dropAnswer: fault.optional(),
  decline: fault.optional(),
  /** A confirmation answers `processing` and is settled `ms` later. */
  processing: fault.optional(),
  webhookLate: fault.optional(),
  webhookTwice: fault.optional(),
  /** Of each two events the second arrives first, the other `ms` later. */
  webhookOutOfOrder: fault.optional(),
  webhookNever: fault.optional(),
  /** The same seed strikes in the same order. */
  seed: z.number().int().optional(),
});

export type FaultPlan = z.input<typeof faultPlan>;
export type FaultName = Exclude<keyof FaultPlan, 'seed'>;

export interface Faults {
  plan(): z.output<typeof faultPlan>;
  set(plan: FaultPlan): void;
  /** The fault that happens here and now, or null. */
  strikes(name: FaultName, path?: string): Fault | null;
}

export function createFaults(): Faults {
  let current: z.output<typeof faultPlan> = {};
  let random: () => number = Math.random;
  const struck = new Map<FaultName, number>();
  return {
    plan: () => current,
    set(plan) {
      current = faultPlan.parse(plan);
      random = current.seed === undefined ? Math.random : seeded(current.seed);
      struck.clear();
    },
    strikes(name, path = '') {
      const planned = current[name];
      if (!planned || (planned.path && !path.endsWith(planned.path))) return null;
      const times = struck.get(name) ?? 0;
      if (planned.times !== undefined && times >= planned.times) return null;
      if (planned.chance < 1 && random() >= planned.chance) return null;
      struck.set(name, times + 1);
      return { ...planned, nth: times + 1 };
    },
  };
}

/** mulberry32: small, and even enough for a dice. */
function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
