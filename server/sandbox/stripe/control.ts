import { Hono } from 'hono';
import { failRefund } from './acts/refunds.ts';
import { faultPlan } from './faults.ts';
import type { Sandbox } from './sandbox.ts';
import { authorize } from './wire/authorize.ts';
import { Refusal } from './wire/refusal.ts';

/** Controls for tests and the demo that Stripe doesn't have. Requires the secret key. */
export function control(sandbox: Sandbox): Hono {
  const app = new Hono();

  app.use('/sandbox/cards/*', async (context, next) => {
    const kind = authorize(context.req.header('authorization'), {}, sandbox.keys);
    if (kind !== 'secret') throw new Refusal(403, { type: 'invalid_request_error', message: 'Use the secret key.' });
    await next();
  });

  app.get('/sandbox/cards/faults', (context) => context.json(sandbox.faults.plan()));

  app.put('/sandbox/cards/faults', async (context) => {
    const plan = faultPlan.safeParse(await context.req.json());
    if (!plan.success) {
      const message = plan.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; ');
      throw new Refusal(400, { type: 'invalid_request_error', message });
    }
    sandbox.faults.set(plan.data);
    return context.json(sandbox.faults.plan());
  });

  app.delete('/sandbox/cards/faults', (context) => {
    sandbox.faults.set({});
    return context.json(sandbox.faults.plan());
  });

  app.post('/sandbox/cards/refunds/:id/fail', async (context) => {
    const request = { requestId: null, idempotencyKey: null };
    const failed = await sandbox.inMoment(request, (moment) => failRefund(moment, context.req.param('id')));
    return context.json(failed);
  });

  app.get('/sandbox/cards/ledger', async (context) => context.json(await sandbox.books.ledger()));

  return app;
}
