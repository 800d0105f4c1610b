import { z } from 'zod';

/** PostgreSQL stores neither a NUL nor half a character. */
export const isStorable = (typed: string) => !typed.includes('\u0000') && typed.isWellFormed();

/** What somebody typed, or a program sent, and we keep. */
export const storableText = z
  .string()
  .refine(isStorable, 'This has a sign in it that we cannot read. Please type it anew.');
