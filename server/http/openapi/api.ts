import { Hono } from 'hono';
import type { HttpEnvironment } from '../environment.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './document.ts';
import { apiEntries } from './entries.ts';

/** `/api/openapi.json` for programs, `/api/docs` for people. */
export function openApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.get('/openapi.json', (context) => context.json(openApiDocument(apiEntries, context.get('ctx').house.origin)));
  app.get('/docs', (context) => context.html(docsPage(apiEntries, context.get('nonce'))));
  return app;
}
