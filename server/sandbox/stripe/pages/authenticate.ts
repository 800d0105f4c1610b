import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatExactMoney } from '#core/money/index.ts';
import { fail, pay } from '../acts/settle.ts';
import { find, findAndLock } from '../books/records.ts';
import type { PaymentIntentRow } from '../books/rows.ts';
import type { Sandbox } from '../sandbox.ts';
import { style, stylePath } from './style.ts';

const failed = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

const path = '/sandbox/cards/authenticate/:id/:token';

/** The bank's page: the cardholder approves or declines and returns to the shop. */
export function authenticatePage(sandbox: Sandbox): Hono {
  const app = new Hono();

  app.get(stylePath, (context) => context.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  app.get(path, async (context) => {
    const { id, token } = context.req.param();
    const intent = await sandbox.inMoment({ requestId: null, idempotencyKey: null }, ({ tx }) =>
      find(tx, 'payment_intents', id),
    );
    if (!intent) return context.html(closedPage(), 404);
    if (!isAsked(intent, token))
      return intent.return_url ? context.redirect(backTo(intent)) : context.html(closedPage());
    return context.html(askPage(intent));
  });

  app.post(path, async (context) => {
    const { id, token } = context.req.param();
    const agreed = (await context.req.formData()).get('answer') === 'complete';
    const intent = await sandbox.inMoment({ requestId: null, idempotencyKey: null }, async (moment) => {
      const found = await findAndLock(moment.tx, 'payment_intents', id);
      if (!found || !isAsked(found, token)) return found;
      return agreed ? pay(moment, found) : (await fail(moment, found, failed)).intent;
    });
    return intent?.return_url ? context.redirect(backTo(intent), 303) : context.html(closedPage(), intent ? 200 : 404);
  });

  return app;
}

/** A token that was answered already, or issued for an earlier amount, is no longer valid. */
const isAsked = (intent: PaymentIntentRow, token: string) =>
  intent.status === 'requires_action' && intent.authentication_token === token;

/** Adds the same three parameters to the return URL as Stripe. */
function backTo(intent: PaymentIntentRow): string {
  const address = new URL(intent.return_url ?? '');
  address.searchParams.set('payment_intent', intent.id);
  address.searchParams.set('payment_intent_client_secret', intent.client_secret);
  address.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return address.href;
}

const page = (title: string, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="stylesheet" href="${stylePath}" />
  </head>
  <body>
    <main>
      <p class="mark">Card sandbox <span>no real money moves</span></p>
      ${content}
    </main>
  </body>
</html>`;

const askPage = (intent: PaymentIntentRow) =>
  page(
    'Confirm your payment',
    html`<h1>Is this you?</h1>
      <p>Your bank would like to know that it is you who pays.</p>
      <dl>
        <div><dt>Amount</dt><dd>${formatExactMoney(intent.amount)}</dd></div>
        ${intent.description ? html`<div><dt>For</dt><dd>${intent.description}</dd></div>` : ''}
      </dl>
      <form method="post">
        <button name="answer" value="complete">Complete authentication</button>
        <button name="answer" value="fail" class="quiet">Fail authentication</button>
      </form>`,
  );

const closedPage = () =>
  page(
    'Nothing to confirm',
    html`<h1>Nothing to confirm</h1>
      <p>This request has been answered already. You can close this page.</p>`,
  );
