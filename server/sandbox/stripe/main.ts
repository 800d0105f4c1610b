import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { openCardSandbox } from './index.ts';

/**
 * Runs the sandbox as its own process, so that its books survive if ours dies:
 * `node server/sandbox/stripe/main.ts --database-url postgres://… --port 0 --webhook-url http://…`.
 * Prints its URL on standard output and stops on SIGTERM.
 */
const { values } = parseArgs({
  options: {
    'database-url': { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '0' },
    'secret-key': { type: 'string', default: 'sk_test_sandbox' },
    'publishable-key': { type: 'string', default: 'pk_test_sandbox' },
    'webhook-secret': { type: 'string', default: 'whsec_sandbox' },
    'webhook-url': { type: 'string' },
    'webhook-event': { type: 'string', multiple: true },
  },
});

const databaseUrl = values['database-url'];
if (!databaseUrl) {
  console.error('--database-url is missing: it says where the sandbox keeps its books.');
  process.exit(1);
}

const sandbox = await openCardSandbox({
  databaseUrl,
  secretKey: values['secret-key'],
  publishableKey: values['publishable-key'],
  webhookSecret: values['webhook-secret'],
  webhookUrl: values['webhook-url'] ?? null,
  ...(values['webhook-event'] ? { webhookEvents: values['webhook-event'] } : {}),
});

const server = serve({ fetch: sandbox.app.fetch, hostname: values.host, port: Number(values.port) }, ({ port }) =>
  console.log(`card sandbox at http://${values.host}:${port}`),
);

async function stop(): Promise<void> {
  server.close();
  await sandbox.close();
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
