import type { Context } from 'hono';
import { looksLikeId } from '#core/settings/index.ts';
import { notFound } from './api-error.ts';

/** Reads an id from the path. One that can't be ours gets a 404 without a database query. */
export function pathId(context: Context, name = 'id'): string {
  const id = context.req.param(name) ?? '';
  if (!looksLikeId(id)) throw notFound();
  return id;
}
