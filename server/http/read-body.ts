import type { Context } from 'hono';
import type { z } from 'zod';
import { holdsStorable } from '#core/texts/index.ts';
import { ApiError } from './api-error.ts';
import { unreadable } from './senders-mistake.ts';

/** Parses and validates the request's JSON. Rejects it with the first problem found. */
export async function readBody<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  const body: unknown = await context.req.json().catch(() => undefined);
  if (!holdsStorable(body)) throw new ApiError(400, 'invalid', unreadable);
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.join('.');
  throw new ApiError(400, 'invalid', where ? `${where}: ${issue?.message}` : unreadable);
}
