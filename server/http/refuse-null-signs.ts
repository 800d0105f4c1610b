import { createMiddleware } from 'hono/factory';
import { notFound } from './api-error.ts';
import type { HttpEnvironment } from './environment.ts';

/** A null sign is part of no name we gave, and the database takes none: what is addressed with one does not exist. */
export const refuseNullSigns = () =>
  createMiddleware<HttpEnvironment>(async (context, next) => {
    if (new URL(context.req.url).pathname.includes('%00')) throw notFound();
    await next();
  });
