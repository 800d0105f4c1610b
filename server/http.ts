import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { importLimits } from '#core/catalog/index.ts';
import { uploadLimits } from '#core/media/index.ts';
import { taxFileLimits } from '#core/tax/index.ts';
import { actorOfRequest } from './account/actor-of-request.ts';
import type { Auth } from './account/auth.ts';
import { authRoutes } from './account/auth-routes.ts';
import { authorise, permits } from './authorise.ts';
import type { Config } from './config.ts';
import type { Ctx } from './context.ts';
import { isDatabaseGone } from './db/is-gone.ts';
import { FilesUnavailable } from './gateways/files/port.ts';
import { addressOf } from './http/address-of.ts';
import { mountApi } from './http/api.ts';
import { ApiError, answerError, notFound } from './http/api-error.ts';
import { backSoon } from './http/back-soon.ts';
import { answerCache } from './http/cache/answer-cache.ts';
import { pageCache } from './http/cache/page-cache.ts';
import { compressAnswers } from './http/compress-answers.ts';
import type { HttpEnvironment } from './http/environment.ts';
import { hostOf, knownHost, ownHosts } from './http/guards/known-host.ts';
import { boundedPath, refuseOddAddress } from './http/guards/odd-address.ts';
import { originGuard } from './http/guards/origin-guard.ts';
import { securityHeaders } from './http/guards/security-headers.ts';
import { indexing } from './http/indexing.ts';
import { limitBody } from './http/limit-body.ts';
import type { Metrics } from './http/monitoring/metrics.ts';
import { pageRoutes } from './http/monitoring/page-route.ts';
import { requestLog } from './http/monitoring/request-log.ts';
import { metricsHere } from './http/monitoring/serve-metrics.ts';
import { opening, openingWords, openSoon } from './http/opening.ts';
import { type PagesSettings, pages } from './http/pages.ts';
import { refuseNullSigns } from './http/refuse-null-signs.ts';
import type { BrowserCards } from './http/router-context.ts';
import { isByPerson, renewCookie } from './http/seen-by-person.ts';
import { siteFiles } from './http/site-files.ts';
import { builtFiles, staticFiles, styleOf } from './http/static-files.ts';
import { webhooks } from './http/webhooks.ts';
import type { LiveHub } from './live/hub.ts';
import { mediaApi } from './media/api.ts';
import { serveModel } from './media/models/serve-model.ts';
import { type ServedPictures, servePicture } from './media/pictures/serve-picture.ts';
import { knowVisitor } from './media/uploads/visitor-cookie.ts';
import { outsideHosts } from './settings/outside-hosts.ts';

export interface HttpParts {
  config: Config;
  ctx: Ctx;
  auth: Auth;
  /** Signs the visitors' cookie. */
  secret: string;
  log: Logger;
  metrics: Metrics;
  pictures: ServedPictures;
  clientFolder: string;
  loadBuild: PagesSettings['loadBuild'];
  development: boolean;
  /** False during startup and again during shutdown. */
  open: () => boolean;
  ready: () => Promise<boolean>;
  /** The demo's replacements for outside services; null in production. */
  demoWorld: Hono | null;
  live: LiveHub;
  /** How a browser reaches the card provider. */
  cards: BrowserCards;
}

const kilobyte = 1024;
/** How long a rendered public page is served from the cache. */
const drawingLasts = 60_000;
const limits = { api: 256 * kilobyte, form: 512 * kilobyte };
/** Where staff upload files. */
const studioFiles = '/studio/catalog';
/** Where an admin imports tax rates. */
const taxFiles = '/studio/settings/tax';
/** Where the team sends a photo of a visit. */
const visitPhotos = /^\/studio\/projects\/[\w-]{1,64}\/photos$/;
/** Paths of the demo's card and identity providers, which send their own pages and headers. */
const demoPaths = ['/sandbox', '/v1', '/v2'];
/** Authenticated by a signature or key instead of the browser's origin. */
const provedOtherwise = ['/webhooks', '/addSelections', '/updateOnSiteService', ...demoPaths];

/** Catalog lists are computed once for everyone and may be this old. */
const listLasts = 5000;

/** The whole server at a glance. */
export function createHttp(parts: HttpParts): Hono<HttpEnvironment> {
  const { config, ctx, auth, log, metrics } = parts;
  const app = new Hono<HttpEnvironment>({ getPath: boundedPath });
  const { origin } = ctx.company;
  const isOwnHost = ownHosts(config);
  const files = builtFiles(parts.clientFolder);
  const https = config.appOrigin?.startsWith('https:') ?? false;
  app.onError((error, context) => {
    if (error instanceof FilesUnavailable || !isDatabaseGone(error)) return answerError(error, context);
    context.get('log')?.warn({ err: error }, 'the database couldn’t be reached');
    return backSoon(context);
  });
  metrics.gauge('live_streams', 'Pages that listen for news', parts.live.listening);

  // Until the pages are loaded, none is served either.
  let pageRoute = (_path: string) => 'other';
  void parts.loadBuild().then(
    ({ routes }) => {
      pageRoute = pageRoutes(routes);
    },
    () => undefined,
  );

  // Every response
  app.use(
    securityHeaders({
      https,
      outsideHosts: outsideHosts(ctx),
      stripe: config.stripe.secretKey !== undefined && !config.stripe.apiBase,
      development: parts.development,
      exempt: parts.demoWorld ? demoPaths : [],
    }),
  );

  // Health checks first, under any hostname: they must answer no matter what else is wrong.
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) =>
    (await parts.ready()) ? context.text('ready') : context.text('not ready', 503),
  );

  const isOwn = (context: Context) => isOwnHost(hostOf(context.req.url));
  app.get('/metrics', metricsHere(metrics, { production: config.production, ...config.metrics, isOwnHost: isOwn }));

  // Every request
  app.use(requestLog(log, metrics, { isOpen: parts.open, pageRoute: (path) => pageRoute(path) }));
  app.use(refuseOddAddress());
  app.use(knownHost(isOwnHost, origin));

  // The demo's card and identity providers, which answer even before the shop is open
  for (const path of demoPaths) app.use(`${path}/*`, limitBody(limits.api));
  if (parts.demoWorld) app.route('/', parts.demoWorld);

  app.use(refuseNullSigns());
  app.use(staticFiles(files));
  app.use(compressAnswers());
  app.use(originGuard({ appOrigin: config.appOrigin, exempt: provedOtherwise }));

  app.use(async (context, next) => {
    if (parts.open() || context.req.path.startsWith('/webhooks/')) return next();
    if (context.req.path.startsWith('/api/')) throw new ApiError(503, 'not-open', openingWords.short, openSoon);
    return opening(context.req.raw);
  });

  // Events from the card provider
  app.route('/webhooks', webhooks(ctx));

  // The shop's own pictures and models: no personal data
  app.get('/image/:transform/:id{.+}', servePicture(parts.pictures));
  app.get('/model/:id', serveModel(ctx));

  // Who is making the request
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
    const address = addressOf(context, config.trustedProxies);
    context.set('ctx', { ...ctx, address, actor });
    await next();
    if (renewed) renewCookie(context, renewed);
  });
  app.use(knowVisitor({ secret: parts.secret, secure: https }));

  // The API
  app.use('/api/*', limitBody(limits.api));
  if (!parts.development) app.use('/api/furniture', answerCache({ milliseconds: listLasts, now: Date.now }));
  app.route('/api/auth', authRoutes(auth));
  mountApi(app, { live: parts.live });
  app.all('/api/*', () => {
    throw notFound();
  });
  app.route('/image', mediaApi({ secret: parts.secret, appOrigin: config.appOrigin }));
  app.all('/image/*', () => {
    throw notFound();
  });

  // For crawlers and other programs
  app.route('/', siteFiles({ appOrigin: config.appOrigin, mailFrom: config.mail.from }));

  // Pages
  app.use((context, next) => {
    const { actor } = context.get('ctx');
    const { path } = context.req;
    const sendsFiles = path.startsWith(studioFiles) && authorise(actor, 'catalog.edit').ok;
    // The act itself asks an admin for a fresh proof, once the file has arrived.
    const sendsRates = path.startsWith(taxFiles) && permits(actor, 'tax.import');
    const sendsPhoto = visitPhotos.test(path) && authorise(actor, 'visit.complete').ok;
    const file = Math.max(
      sendsFiles ? importLimits.bytes : 0,
      sendsRates ? taxFileLimits.bytes : 0,
      sendsPhoto ? uploadLimits.bytes : 0,
    );
    return limitBody(limits.form + file)(context, next);
  });
  app.use(indexing());
  // Behind a proxy, every request that got this far came to our one origin.
  const isOwnOrigin = (url: URL) => config.appOrigin !== undefined || url.origin === origin;
  if (!parts.development) app.use(pageCache({ milliseconds: drawingLasts, now: Date.now, isOwnOrigin }));
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
