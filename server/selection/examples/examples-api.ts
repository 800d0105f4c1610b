import { Hono } from 'hono';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import { examplesNamed } from './get-example.ts';

const query = z.object({ name: z.string().max(64).optional() });

/** `/api/example_selections?name=`: pairs of boards that show what a style looks like in a room. */
export function examplesApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.get('/', async (context) => {
    const asked = query.safeParse(context.req.query());
    if (!asked.success) throw new ApiError(400, 'invalid', 'A name reads like draper-living-room.');
    return context.json(await examplesNamed(context.get('ctx'), asked.data.name ?? null));
  });
  return app;
}
