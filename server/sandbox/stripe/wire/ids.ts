import { randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function randomLetters(length: number): string {
  let word = '';
  while (word.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 is the largest multiple of 62 that fits in a byte. Using higher values would favor some letters.
      if (byte < 248 && word.length < length) word += letters[byte % 62];
    }
  }
  return word;
}

export type Prefix = 'ch' | 'cus' | 'evt' | 'pi' | 'pm' | 're' | 'req';

export const newId = (prefix: Prefix) => `${prefix}_${randomLetters(24)}`;
