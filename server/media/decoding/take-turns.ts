/** Does a piece of work when its turn has come. */
export type Turn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Each picture in work may take some hundred megabytes: only so many at a time, the others wait. One person has at most
 * so many of the places, and who has several in line takes turns with everybody else.
 */
export function takeTurns(places: number, perPerson: number = places): (who: string) => Turn {
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

  /** One place is free: the first in line who may have it gets it. */
  const callNext = () => {
    for (const [who, [next, ...rest]] of lines) {
      if (!next || !mayBegin(who)) continue;
      lines.delete(who);
      // To the back: the others come first.
      if (rest.length > 0) lines.set(who, rest);
      begin(who);
      next();
      return;
    }
  };

  return (who) => async (work) => {
    if (mayBegin(who) && !lines.has(who)) begin(who);
    else await new Promise<void>((resolve) => lines.set(who, [...(lines.get(who) ?? []), resolve]));
    try {
      return await work();
    } finally {
      end(who);
      callNext();
    }
  };
}

/** The shop's own pictures never wait for what people send in. */
export const shopTurn: Turn = takeTurns(2)('the shop');

/** What people send in, and the sizes of it that are looked at: one at a time for each person. */
export const turnOf: (person: string) => Turn = takeTurns(2, 1);
