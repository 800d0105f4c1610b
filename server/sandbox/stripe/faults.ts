import { z } from 'zod';

/** A fault to inject: with a probability, a limited number of times, for some paths only. */
const fault = z.strictObject({
  chance: z.number().min(0).max(1).default(1),
  ms: z.number().int().min(0).max(600_000).default(1000),
  /** How many times it may happen. */
  times: z.number().int().min(1).optional(),
  /** Only for calls whose path ends like this: `/confirm`, `/v1/refunds`. */
  path: z.string().optional(),
});

/** A fault that happens now, and how many times it has happened so far. */
export type Fault = z.output<typeof fault> & { nth: number };

export const faultPlan = z.strictObject({
  /** The response is late, but the action still happens. */
  slow: fault.optional(),
  /** A 500 before anything happens. */
  serverError: fault.optional(),
  /** A 500 after the action happened. */
  serverErrorAfterActing: fault.optional(),
  /** The action happens, but the connection breaks before the response. */
  dropAnswer: fault.optional(),
  decline: fault.optional(),
  /** A confirmation answers `processing` and settles `ms` later. */
  processing: fault.optional(),
  webhookLate: fault.optional(),
  webhookTwice: fault.optional(),
  /** Of every two events, the second arrives first and the other `ms` later. */
  webhookOutOfOrder: fault.optional(),
  webhookNever: fault.optional(),
  /** The same seed produces the same sequence of faults. */
  seed: z.number().int().optional(),
});

export type FaultPlan = z.input<typeof faultPlan>;
export type FaultName = Exclude<keyof FaultPlan, 'seed'>;

export interface Faults {
  plan(): z.output<typeof faultPlan>;
  set(plan: FaultPlan): void;
  /** The fault that happens now, or null. */
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

/** mulberry32: small, and random enough for this. */
function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
