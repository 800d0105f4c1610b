import { z } from 'zod';

/** PostgreSQL can't store a NUL or half of a surrogate pair. */
export const isStorable = (typed: string) => !typed.includes('\u0000') && typed.isWellFormed();

/** The same check for everything inside a document, including its keys. */
export function holdsStorable(document: unknown): boolean {
  const open: unknown[] = [document];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && !isStorable(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    // Not spread into push: a long list would be too many arguments.
    for (const [name, inner] of Object.entries(value)) open.push(name, inner);
  }
  return true;
}

/** Text from a person or a program that we store. */
export const storableText = z.string().refine(isStorable, 'This has a character we can’t read. Please type it again.');
