/** Each picture in work may take some hundred megabytes: two at a time, the others wait. */
const places = 2;
let busy = 0;
const waiting: (() => void)[] = [];

export async function oneOfAFew<Value>(work: () => Promise<Value>): Promise<Value> {
  // Who leaves hands its place on: whoever comes in between must not take it as well.
  if (busy >= places) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}
