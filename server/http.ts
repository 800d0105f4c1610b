import { Hono } from 'hono';
import type { Logger } from 'pino';
import { importLimits } from '#core/catalog/index.ts';
import { actorOfRequest } from './account/actor-of-request.ts';
import type { Auth } from './account/auth.ts';
import { authRoutes } from './account/auth-routes.ts';
import { authorise } from './account/authorise.ts';
import type { Config } from './config.ts';
import type { Ctx } from './context.ts';
import { addressOf } from './http/address-of.ts';
import { answerCache } from './http/answer-cache.ts';
import { mountApi } from './http/api.ts';
import { ApiError, answerError, notFound } from './http/api-error.ts';
import { compressAnswers } from './http/compress-answers.ts';
import type { HttpEnvironment } from './http/environment.ts';
import { indexing } from './http/indexing.ts';
import { limitBody } from './http/limit-body.ts';
import type { Metrics } from './http/metrics.ts';
import { originGuard } from './http/origin-guard.ts';
import { pageCache } from './http/page-cache.ts';
import { type PagesSettings, pages } from './http/pages.ts';
import { refuseNullSigns } from './http/refuse-null-signs.ts';
import { requestLog } from './http/request-log.ts';
import type { BrowserCards } from './http/router-context.ts';
import { securityHeaders } from './http/security-headers.ts';
import { isByPerson, renewCookie } from './http/seen-by-person.ts';
import { siteFiles } from './http/site-files.ts';
import { builtFiles, staticFiles, styleOf } from './http/static-files.ts';
import { webhooks } from './http/webhooks.ts';
import type { LiveHub } from './live/hub.ts';
import { mediaApi } from './media/api.ts';
import { type PictureShelf, servePicture } from './media/serve-picture.ts';
import { knowVisitor } from './media/visitor-cookie.ts';
import { outsideHosts } from './settings/outside-hosts.ts';

export interface HttpParts {
  config: Config;
  ctx: Ctx;
  auth: Auth;
  /** Signs the visitors' cookie. */
  secret: string;
  log: Logger;
  metrics: Metrics;
  shelf: PictureShelf;
  clientFolder: string;
  loadBuild: PagesSettings['loadBuild'];
  development: boolean;
  /** False while the house is being set up, and again while it closes. */
  open: () => boolean;
  ready: () => Promise<boolean>;
  /** What stands in for the outside world in the demo; null in production. */
  demoWorld: Hono | null;
  live: LiveHub;
  /** How a browser reaches the card provider. */
  cards: BrowserCards;
}

const kilobyte = 1024;
/** How long the drawing of a public page is handed out. */
const drawingLasts = 60_000;
const limits = { api: 256 * kilobyte, form: 512 * kilobyte };
/** Where those who work here send files. */
const studioFiles = '/studio/catalogue';
/** Proved by a signature or a key of their own, not by the browser's origin. */
const provedOtherwise = ['/webhooks', '/addSelections', '/updateOnSiteService', '/sandbox', '/v1'];

/** A list of the catalogue is reckoned once for everyone, and may be this old. */
const listLasts = 5000;

const notOpen = 'We are not open at this very moment. Please try again.';
const soon = { 'Retry-After': '2' };

/** The server, as a table of contents. */
export function createHttp(parts: HttpParts): Hono<HttpEnvironment> {
  const { config, ctx, auth, log, metrics } = parts;
  const app = new Hono<HttpEnvironment>();
  const files = builtFiles(parts.clientFolder);
  const https = config.appOrigin?.startsWith('https:') ?? false;
  app.onError(answerError);
  metrics.gauge('live_streams', 'Pages that listen for news', parts.live.listening);

  // Health first: it must answer whatever else is wrong.
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) =>
    (await parts.ready()) ? context.text('ready') : context.text('not ready', 503),
  );
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }),
  );

  // The demo's card provider, identity provider and post office: they answer even before the house is open
  if (parts.demoWorld) app.route('/', parts.demoWorld);

  // Every request
  app.use(requestLog(log, metrics));
  app.use(
    securityHeaders({
      https,
      outsideHosts: outsideHosts(ctx),
      stripe: config.stripe.secretKey !== undefined && !config.stripe.apiBase,
      development: parts.development,
    }),
  );
  app.use(refuseNullSigns());
  app.use(staticFiles(files));
  app.use(compressAnswers());
  app.use(originGuard({ appOrigin: config.appOrigin, exempt: provedOtherwise }));

  app.use(async (context, next) => {
    if (parts.open() || context.req.path.startsWith('/webhooks/')) return next();
    if (context.req.path.startsWith('/api/')) throw new ApiError(503, 'not-open', notOpen, soon);
    return context.text(notOpen, 503, soon);
  });

  // The card provider's news
  app.route('/webhooks', webhooks(ctx));

  // Pictures of the shop: no person involved
  app.get('/image/:transform/:id{.+}', servePicture(parts.shelf));

  // Who is asking
  app.use(async (context, next) => {
    const { headers } = context.req.raw;
    let renewed = '';
    const actor = await actorOfRequest(auth, headers, {
      staffNeedSecondFactor: config.production,
      byPerson: isByPerson(context.req.path, headers),
      onRenewed: (cookie) => {
        renewed = cookie;
      },
    });
    const address = addressOf(context, config.appOrigin !== undefined);
    context.set('ctx', { ...ctx, address, actor });
    await next();
    if (renewed) renewCookie(context, renewed);
  });
  app.use(knowVisitor(parts.secret));

  // The API
  app.use('/api/*', limitBody(limits.api));
  if (!parts.development) app.use('/api/furniture', answerCache({ milliseconds: listLasts, now: Date.now }));
  app.route('/api/auth', authRoutes(auth));
  mountApi(app, { live: parts.live, auth });
  app.all('/api/*', () => {
    throw notFound();
  });
  app.route('/image', mediaApi({ secret: parts.secret, appOrigin: config.appOrigin }));
  app.all('/image/*', () => {
    throw notFound();
  });

  // For programs that read sites
  app.route('/', siteFiles({ appOrigin: config.appOrigin }));

  // Pages
  app.use((context, next) => {
    const { actor } = context.get('ctx');
    const sendsFiles = context.req.path.startsWith(studioFiles) && authorise(actor, 'catalog.edit').ok;
    return limitBody(sendsFiles ? importLimits.bytes + limits.form : limits.form)(context, next);
  });
  app.use(indexing());
  if (!parts.development) app.use(pageCache({ milliseconds: drawingLasts, now: Date.now }));
  app.all(
    '*',
    pages({
      loadBuild: parts.loadBuild,
      development: parts.development,
      services: { auth, config, cards: parts.cards, styleOf: styleOf(files) },
    }),
  );
  return app;
}
