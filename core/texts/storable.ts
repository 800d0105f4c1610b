import { z } from 'zod';

/** PostgreSQL stores neither a NUL nor half a character. */
export const isStorable = (typed: string) => !typed.includes('\u0000') && typed.isWellFormed();

/** The same of everything inside a document, its names as well. */
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

/** What somebody typed, or a program sent, and we keep. */
export const storableText = z
  .string()
  .refine(isStorable, 'This has a sign in it that we cannot read. Please type it anew.');
