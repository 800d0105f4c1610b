import { Hono } from 'hono';
import type { HttpEnvironment } from '../http/environment.ts';
import { readBody } from '../http/read-body.ts';
import { countVisit, visitSchema } from './count-visit.ts';

/** Counts visits without identifiers. */
export function figuresApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.post('/count', async (context) => {
    await countVisit(context.get('ctx'), await readBody(context, visitSchema));
    return context.json({ ok: true });
  });
  return app;
}
