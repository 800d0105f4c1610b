import { join } from 'node:path';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { createAuth } from './account/auth.ts';
import { accountLetters } from './account/letters/letters.ts';
import { keepDuringBackup } from './backup/keep-files.ts';
import { movedAway } from './backup/move-database.ts';
import { browserCards, chooseCards, chooseFiles, chooseMail, chooseSocial, otherCards } from './choose-gateways.ts';
import { systemClock } from './clock.ts';
import { runCommand } from './command/run-command.ts';
import { processEnvironment, readConfig } from './config.ts';
import { type Ctx, randomIds, systemActor } from './context.ts';
import { answers } from './db/answers.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded/start.ts';
import { migrateDatabase } from './db/migrate.ts';
import { noNews, poolerProblem } from './db/pooler-problem.ts';
import { httpFeeds } from './gateways/feeds/http.ts';
import { stripePayments } from './gateways/payments/stripe.ts';
import { tracedPayments } from './gateways/payments/traced.ts';
import { noTaxService } from './gateways/tax/port.ts';
import { taxJar } from './gateways/tax/taxjar.ts';
import { httpWebhooks } from './gateways/webhooks/http.ts';
import { createMetrics } from './http/monitoring/metrics.ts';
import { metricsApart } from './http/monitoring/serve-metrics.ts';
import { watchShop } from './http/monitoring/shop-gauges.ts';
import { createHttp } from './http.ts';
import { effects } from './jobs/effects.ts';
import { openQueue, outboxQueueOn } from './jobs/queue.ts';
import { whenNotQuiet } from './jobs/quiet.ts';
import { housekeeping, sweeps } from './jobs/sweeps.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { tellGathered } from './live/announce.ts';
import { openLiveHub } from './live/hub.ts';
import { makeAhead } from './media/pictures/make-ahead.ts';
import { shopPictures } from './media/pictures/picture-library.ts';
import { payables } from './payables.ts';
import { setPayables } from './payment/purposes.ts';
import { collectGarbage } from './process/collect-garbage.ts';
import { demoSecret } from './process/demo-secret.ts';
import { stopOnSignal } from './process/graceful-stop.ts';
import { type Before, listen } from './process/listen.ts';
import { createLog, routeConsole } from './process/log.ts';
import { parentOf, stopWithParent } from './process/stop-with-parent.ts';
import { tellStep } from './process/tell-step.ts';
import { startTracing } from './process/tracing/start-tracing.ts';
import { projectRoot, versionOf } from './root.ts';
import { openDemoWorld } from './sandbox/open-sandbox.ts';
import { openBooks } from './sandbox/stripe/books/open-books.ts';
import { watchTaxService } from './tax/watch-service.ts';

export interface Launch {
  loadBuild: () => Promise<ServerBuild>;
  development: boolean;
  /** The development server's own files. */
  before?: Before;
  /** The command line, which may name a process to stop with. */
  args?: readonly string[];
}

/** Carries out one command of an operator instead, and exits: `node build/server/main.js backup shop.tar`. */
export async function command(name: string, args: readonly string[]): Promise<never> {
  const read = readConfig(processEnvironment());
  if (!read.ok) return refuse(read.complaints);
  const openSandbox = async (url: string) => (await openBooks(url)).close();
  const { ok, message } = await runCommand(name, args, {
    config: read.config,
    files: chooseFiles(read.config),
    openSandbox,
    say: (line) => process.stdout.write(`${line}\n`),
  });
  (ok ? process.stdout : process.stderr).write(`${message}\n`);
  process.exit(ok ? 0 : 1);
}

/** Starts the whole shop in this process, or prints why it can't, one sentence per reason. */
export async function main(launch: Launch): Promise<void> {
  const [, , name, ...rest] = launch.args ?? [];
  if (name && !name.startsWith('-')) return command(name, rest);
  const read = readConfig(processEnvironment());
  if (!read.ok) return refuse(read.complaints);
  const { config } = read;
  const { role } = config;
  const about = { instance: config.instance, version: versionOf() };
  const log = createLog(config.logLevel, pino.destination({ dest: 2, sync: false }), about);
  if (!launch.development) routeConsole(log);

  const listening = await listen(config.host, config.port, {
    before: launch.before,
    keepAliveSeconds: config.keepAliveSeconds,
  });
  if (!listening.ok) return refuse([listening.message]);
  const { listener } = listening;
  const { port: metricsPort, token: metricsToken } = config.metrics;
  const apart = metricsPort === null ? null : await listen(config.host, metricsPort);
  if (apart && !apart.ok) return refuse([apart.message]);
  if (config.production && !config.trustedProxies) {
    log.warn('TRUSTED_PROXIES is not set: behind a proxy all visitors count as one address, with one set of limits');
  }
  const tracing = config.traces ? await startTracing({ ...config.traces, ...about }, log) : null;
  setPayables(payables);
  const origin = config.appOrigin ?? `http://localhost:${listener.port}`;

  const moved = config.databaseUrl ? null : await movedAway(config.dataDir);
  if (moved) return refuse([moved]);
  const postgres = config.databaseUrl
    ? { ok: true as const, url: config.databaseUrl, stop: async () => {}, failure: new Promise<string>(() => {}) }
    : await tellStep('Start the database', () => startEmbeddedPostgres({ dataDir: config.dataDir, log }));
  if (!postgres.ok) return refuse([postgres.message]);
  // Without its database the shop can't work, so exit and let the supervisor restart it.
  void postgres.failure.then((sentence) => refuse([sentence]));
  const { connection, connections, queueConnections, directUrl = postgres.url } = config.database;
  const direct = { ...connection, sharedSessions: false };
  const migrated = await tellStep('Bring its tables up to date', () => migrateDatabase(directUrl));
  if (!migrated.ok) return refuse([migrated.message]);

  const pooler = await poolerProblem(postgres.url, connection);
  if (pooler) return refuse([pooler]);
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const database = openDatabase(postgres.url, { connections, onError, connection });
  const { db } = database;
  const clock = systemClock(config.demoNow);
  const ids = randomIds(clock);
  const boss = await openQueue(postgres.url, (error) => log.error({ err: error }, 'queue'), {
    connections: queueConnections,
    connection,
    doesHousekeeping: role !== 'web',
  });
  const demo = config.production
    ? null
    : await openDemoWorld({
        db,
        clock,
        databaseUrl: postgres.url,
        directUrl,
        connection,
        ownAddress: `http://127.0.0.1:${listener.port}`,
        origin,
        boardsAfterSeconds: config.demoBoardsAfterSeconds,
        otherCards: otherCards(config),
      });
  const secret = config.authSecret ?? demoSecret(config.dataDir);
  const ctx: Ctx = {
    db,
    clock,
    ids,
    secret,
    address: null,
    company: { origin, legalName: config.legal.name, postalAddress: config.legal.postalAddress },
    actor: systemActor,
    jobs: outboxQueueOn(boss, clock, ids),
    mail: chooseMail(config, demo),
    files: keepDuringBackup(chooseFiles(config), db),
    payments: tracedPayments(stripePayments(chooseCards(config, demo))),
    webhooks: httpWebhooks({ openInternetOnly: config.production }),
    feeds: httpFeeds({ openInternetOnly: config.production }),
    salesTax: config.taxService
      ? watchTaxService(
          taxJar({ ...config.taxService, clock, openInternetOnly: config.production }),
          { db, clock },
          (err) => log.warn({ err }, 'the trouble with the tax service was not written down'),
        )
      : noTaxService,
  };
  const { production, shortestPassword } = config;
  const signing = { origin, secret, production, shortestPassword, clock, log };
  const auth = createAuth(db, { ...signing, letters: accountLetters(ctx), social: chooseSocial(config, demo) });

  let worker: Worker | null = null;
  const live = await openLiveHub(directUrl, log, { connection: direct, onNews: () => worker?.wake() });

  if (!(await live.hearsItself())) return refuse([noNews]);

  let open = false;
  let draining = false;
  const metrics = createMetrics(about);
  watchShop(metrics, { pool: database.pool, connections, live });
  const pictures = { library: shopPictures(), cacheFolder: join(config.dataDir, 'pictures') };
  const app = createHttp({
    config,
    ctx,
    auth,
    secret,
    log,
    metrics,
    pictures,
    clientFolder: join(projectRoot, 'build/pages/client'),
    ...launch,
    // A worker answers health checks, and nothing else.
    open: () => open && role !== 'worker',
    ready: async () => open && !draining && (await answers(database.pool)),
    demoWorld: demo?.app ?? null,
    live,
    cards: browserCards(config, demo),
  });
  listener.serve(app.fetch);
  apart?.listener.serve(metricsApart(metrics, metricsToken).fetch);
  // While the demo is being filled there is time for Home's first pictures.
  const closing = new AbortController();
  if (config.makesPicturesAhead && role !== 'worker' && !launch.development) {
    void makeAhead(pictures, { signal: closing.signal, log });
  }
  // The seed runs use cases that pay by card at our own address, so it has to wait until we're listening.
  if (demo) await tellStep('Fill the demo shop', () => demo.seed(ctx, createAuth(db, signing)));
  const startWork = async () => {
    worker = await startWorker(ctx, boss, {
      effects,
      sweeps: { ...sweeps, ...demo?.sweeps },
      housekeeping,
      ...{ everySeconds: 2, quietSeconds: 15 },
      leads: live.leads,
      beat: metrics,
      log,
    });
  };
  const work = role === 'web' ? null : await whenNotQuiet(db, startWork);
  if (work?.quiet) log.warn('this shop was restored and is quiet: no emails and no jobs until `npm run wake`');
  open = true;

  const drain = {
    seconds: config.drainSeconds,
    begin() {
      draining = true;
      listener.drain();
    },
  };
  stopOnSignal(log, drain, [
    ['live', () => live.close()],
    [
      'requests',
      async (timeout) => {
        open = false;
        closing.abort();
        await listener.close(timeout);
      },
    ],
    ['metrics', async (timeout) => apart?.listener.close(timeout)],
    [
      'jobs',
      () => {
        work?.stop();
        return worker?.stop() ?? boss.stop({ close: true });
      },
    ],
    ['demo', async () => demo?.close()],
    ['news', () => tellGathered(db)],
    ['connections', () => database.close()],
    ['database', () => postgres.stop()],
    // Last: the database must not wait for a collector that doesn't answer.
    ['traces', async () => tracing?.stop()],
  ]);
  const parent = parentOf(launch.args ?? []);
  if (parent) stopWithParent(parent);
  console.log(`Hearthline is open at ${origin}`);
  if (demo) console.log(demo.greeting);
  collectGarbage();
}

function refuse(sentences: readonly string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
