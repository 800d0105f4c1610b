import { z } from 'zod';

/** What a key is for, so that one knows which to revoke. */
export const apiKeyNameSchema = z
  .string()
  .trim()
  .min(1, 'Say what the key is for.')
  .max(80, 'A name has at most 80 characters.');
