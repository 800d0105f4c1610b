import type { Hono } from 'hono';
import { accountApi } from '../account/api.ts';
import { apiKeyApi } from '../api-key/api.ts';
import { makersApi } from '../api-key/makers-api.ts';
import { catalogApi } from '../catalog/api.ts';
import { figuresApi } from '../figures/api.ts';
import { liveApi } from '../live/api.ts';
import type { LiveHub } from '../live/hub.ts';
import { assetsApi } from '../media/assets-api.ts';
import { newsletterApi } from '../newsletter/api.ts';
import { orderApi } from '../order/records/api.ts';
import { paymentApi } from '../payment-api/api.ts';
import { surveyApi } from '../quiz/api.ts';
import { questionnaireApi } from '../quiz/questionnaire-api.ts';
import { selectionApi } from '../selection/api.ts';
import { examplesApi } from '../selection/examples/examples-api.ts';
import type { HttpEnvironment } from './environment.ts';
import { openApi } from './openapi/api.ts';

export interface ApiParts {
  live: LiveHub;
}

/** Mounts the API, one noun at a time. */
export function mountApi(app: Hono<HttpEnvironment>, { live }: ApiParts): void {
  app.route('/api/events', liveApi(live));
  app.route('/api/users/:uid/surveysData', surveyApi());
  app.route('/api/users/:uid/selections', selectionApi());
  app.route('/api/questionnaire', questionnaireApi());
  app.route('/api/furniture', catalogApi());
  app.route('/api/example_selections', examplesApi());
  app.route('/api', assetsApi());
  app.route('/api', accountApi());
  app.route('/api/users/:uid', orderApi());
  app.route('/api', paymentApi());
  app.route('/api', newsletterApi());
  app.route('/', apiKeyApi());
  app.route('/api/maker', makersApi());
  app.route('/api', figuresApi());
  app.route('/api', openApi());
}
