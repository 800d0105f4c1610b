import { Hono } from 'hono';
import { questionnaireRecord } from '#core/survey/index.ts';
import type { HttpEnvironment } from '../http/environment.ts';

/** `/api/questionnaire`: what the quiz asks, for programs that ask it elsewhere. */
export function questionnaireApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.get('/', (context) => context.json(questionnaireRecord(context.get('ctx').company.origin)));
  return app;
}
