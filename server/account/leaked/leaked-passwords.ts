import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../root.ts';

/** With 20 bits per word and 14 of them set, about one word in 15,000 is a false positive. */
const bitsPerWord = 20;
const bitsSet = 14;

/** A Bloom filter: a fraction of the list's size, finds every word in it, and occasionally matches one that isn't. */
export function filterOf(words: readonly string[]): Buffer {
  const filter = Buffer.alloc(Math.ceil((words.length * bitsPerWord) / 8));
  for (const word of words) {
    for (const bit of bitsOf(filter, word)) filter[bit >>> 3] = (filter[bit >>> 3] ?? 0) | (1 << (bit & 7));
  }
  return filter;
}

export const holds = (filter: Buffer, word: string): boolean =>
  filter.length > 0 && bitsOf(filter, word).every((bit) => ((filter[bit >>> 3] ?? 0) >>> (bit & 7)) & 1);

function bitsOf(filter: Buffer, word: string): number[] {
  const hash = createHash('sha256').update(word).digest();
  const first = hash.readUIntBE(0, 6);
  const step = hash.readUIntBE(6, 6);
  return Array.from({ length: bitsSet }, (_, turn) => (first + turn * step) % (filter.length * 8));
}

export const leakedPasswordsFile = join(projectRoot, 'server/account/leaked/leaked-passwords.bloom');

let filter: Buffer | undefined;

/** Is it one of the most commonly leaked passwords? Expects lowercase without surrounding spaces. */
export function isLeakedPassword(password: string): boolean {
  filter ??= readFileSync(leakedPasswordsFile);
  return holds(filter, password);
}
