/** What every draw of a test run follows from. The same number draws the same again; TEST_SEED names another. */
export const testSeed = readSeed(process.env.TEST_SEED);

export function readSeed(given: string | undefined): number {
  if (!given) return 1;
  const seed = Number(given);
  if (!Number.isInteger(seed) || seed < 0 || seed > 2 ** 31) throw new Error(`TEST_SEED is no whole number: ${given}`);
  return seed;
}

/** Numbers from 0 to 1 that follow from the seed of the run; another stream for another name. */
export function seededNumbers(name = ''): () => number {
  let state = testSeed;
  for (const sign of name) state = Math.imul(state ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
