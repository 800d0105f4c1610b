/** Runs a job when its turn comes. */
export type Turn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Each picture may need hundreds of megabytes, so only a few run at once and the rest wait. One person can hold only so
 * many places, and a person with several in line alternates with everyone else.
 */
export function takeTurns(
  places: number,
  perPerson: number = places,
): ((who: string) => Turn) & {
  /** Whether the next one would have to wait. */
  isFull: () => boolean;
  isWorking: () => boolean;
} {
  const lines = new Map<string, (() => void)[]>();
  const working = new Map<string, number>();
  let busy = 0;

  const mayBegin = (who: string) => busy < places && (working.get(who) ?? 0) < perPerson;
  const begin = (who: string) => {
    busy += 1;
    working.set(who, (working.get(who) ?? 0) + 1);
  };
  const end = (who: string) => {
    busy -= 1;
    const left = (working.get(who) ?? 1) - 1;
    if (left > 0) working.set(who, left);
    else working.delete(who);
  };

  /** A place is free: gives it to the first in line who may have it. */
  const callNext = () => {
    for (const [who, [next, ...rest]] of lines) {
      if (!next || !mayBegin(who)) continue;
      lines.delete(who);
      // Back of the line: the others go first.
      if (rest.length > 0) lines.set(who, rest);
      begin(who);
      next();
      return;
    }
  };

  const turnOf =
    (who: string): Turn =>
    async (work) => {
      if (mayBegin(who) && !lines.has(who)) begin(who);
      else await new Promise<void>((resolve) => lines.set(who, [...(lines.get(who) ?? []), resolve]));
      try {
        return await work();
      } finally {
        end(who);
        callNext();
      }
    };
  return Object.assign(turnOf, { isFull: () => busy >= places, isWorking: () => busy > 0 });
}

const shopLine = takeTurns(2);

/** The shop's own pictures never wait for uploads. */
export const shopTurn: Turn = shopLine('the shop');
export const shopIsBusy: () => boolean = shopLine.isFull;
/** Whether a visitor is waiting for one of them. */
export const shopIsWorking: () => boolean = shopLine.isWorking;

/** For uploads and their resized copies: one at a time per person. */
export const turnOf: (person: string) => Turn = takeTurns(2, 1);
