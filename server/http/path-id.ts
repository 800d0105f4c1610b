import type { Context } from 'hono';
import { notFound } from './api-error.ts';

const possibleId = /^[A-Za-z0-9][\w-]{0,99}$/;

/** An id from the address. What cannot be one of ours is answered as an unknown one, without asking the database. */
export function pathId(context: Context, name = 'id'): string {
  const id = context.req.param(name) ?? '';
  if (!possibleId.test(id)) throw notFound();
  return id;
}
