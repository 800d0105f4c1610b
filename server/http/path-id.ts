import type { Context } from 'hono';
import { looksLikeId } from '#core/settings/index.ts';
import { notFound } from './api-error.ts';

/** An id from the address. What cannot be one of ours is answered as an unknown one, without asking the database. */
export function pathId(context: Context, name = 'id'): string {
  const id = context.req.param(name) ?? '';
  if (!looksLikeId(id)) throw notFound();
  return id;
}
