import { z } from 'zod';

const longest = 500;

/** What one of us writes about a place without a rate once they've dealt with it. */
export const settledTaxWords = z
  .string()
  .trim()
  .min(1, 'Please say what you decided. Your colleagues read it in the log.')
  .max(longest, `Please keep it to ${longest} characters.`);
