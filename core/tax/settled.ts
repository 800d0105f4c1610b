import { z } from 'zod';

const longest = 500;

/** What one of us writes about a place without a rate once they've dealt with it. */
export const settledTaxWords = z
  .string()
  .trim()
  .min(1, 'Please say what you decided, so that your colleagues know.')
  .max(longest, `Please keep it to ${longest} characters.`);
