import { Hono } from 'hono';
import { z } from 'zod';
import { accountEntries } from '../../account/api-entries.ts';
import { apiKeyEntries } from '../../api-key/api-entries.ts';
import { makersEntries } from '../../api-key/makers-api-entries.ts';
import { catalogEntries } from '../../catalog/api-entries.ts';
import { figuresEntries } from '../../figures/api-entries.ts';
import { liveEntries } from '../../live/api-entries.ts';
import { mediaEntries } from '../../media/api-entries.ts';
import { newsletterEntries } from '../../newsletter/api-entries.ts';
import { orderEntries } from '../../order/records/api-entries.ts';
import { paymentEntries } from '../../payment-api/api-entries.ts';
import { surveyEntries } from '../../quiz/api-entries.ts';
import { selectionEntries } from '../../selection/api-entries.ts';
import type { HttpEnvironment } from '../environment.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './document.ts';
import type { ApiEntry } from './entry.ts';

const ownEntries: readonly ApiEntry[] = [
  {
    method: 'get',
    path: '/api/openapi.json',
    group: 'This document',
    summary: 'The OpenAPI document of these calls',
    answer: z.looseObject({ openapi: z.string() }),
  },
  {
    method: 'get',
    path: '/api/docs',
    group: 'This document',
    summary: 'The same, to be read',
    answer: 'text/html',
  },
];

/** The whole API in the order of the docs page. */
export const apiEntries: readonly ApiEntry[] = [
  ...accountEntries,
  ...surveyEntries,
  ...mediaEntries,
  ...paymentEntries,
  ...selectionEntries,
  ...catalogEntries,
  ...orderEntries,
  ...newsletterEntries,
  ...apiKeyEntries,
  ...makersEntries,
  ...figuresEntries,
  ...liveEntries,
  ...ownEntries,
];

/** `/api/openapi.json` for programs, `/api/docs` for people. */
export function openApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.get('/openapi.json', (context) => context.json(openApiDocument(apiEntries, context.get('ctx').company.origin)));
  app.get('/docs', (context) => context.html(docsPage(apiEntries, context.get('nonce'))));
  return app;
}
