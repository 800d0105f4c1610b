import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, inject } from 'vitest';

// In front of every test file of a mutation run: says which mutant lives, and notes which ones the tests ask about.

declare module 'vitest' {
  interface ProvidedContext {
    /** A file that holds the id of the mutant that lives; 0: none. */
    mutantFile: string;
    /** Where a run without a mutant notes what each test file reaches; null in the others. */
    reachedFolder: string | null;
  }
}

/** A mutant can turn a loop into one without an end; none of the rules asks this often. */
const mostQuestions = 3_000_000;

const living = Number(readFileSync(inject('mutantFile'), 'utf8'));
const folder = inject('reachedFolder');
const reached = new Set<number>();
let questions = 0;

Object.assign(globalThis, {
  __mutant(id: number): boolean {
    if (folder) reached.add(id);
    if (living !== 0 && ++questions > mostQuestions) throw new Error('the mutant does not end');
    return id === living;
  },
});

afterAll(() => {
  if (!folder) return;
  const name = encodeURIComponent(expect.getState().testPath ?? '');
  writeFileSync(`${folder}/${name}.json`, JSON.stringify([...reached]));
});
