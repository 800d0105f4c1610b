import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { apiVersion } from '../objects/event.ts';
import type { Sandbox } from '../sandbox.ts';
import { authorize, refusePublishable } from './authorize.ts';
import type { Endpoint } from './call.ts';
import { parseForm } from './form.ts';
import { newId } from './ids.ts';
import { once, type Sealed } from './once.ts';
import { invalid, Refusal } from './refusal.ts';

const brokenServer = () =>
  new Refusal(500, { type: 'api_error', message: 'An unknown error occurred. The sandbox was told to fail.' });

/**
 * Serves one call: delays it if planned, runs the action and records its answer in one transaction, then responds
 * unless a planned fault prevents it.
 */
export async function serve(sandbox: Sandbox, endpoint: Endpoint, context: Context): Promise<Response> {
  const { faults } = sandbox;
  const { path } = context.req;
  const requestId = newId('req');
  try {
    const slow = faults.strikes('slow', path);
    if (slow) await wait(slow.ms);
    if (faults.strikes('serverError', path)) throw brokenServer();
    const sealed = await act(sandbox, endpoint, context, requestId);
    if (faults.strikes('dropAnswer', path)) return dropAnswer(context);
    if (faults.strikes('serverErrorAfterActing', path)) throw brokenServer();
    return answer(context, requestId, sealed);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return answer(context, requestId, {
      status: error.status,
      body: JSON.stringify({ error: error.body }),
      replayed: false,
    });
  }
}

async function act(sandbox: Sandbox, endpoint: Endpoint, context: Context, requestId: string): Promise<Sealed> {
  const { method, url, path } = context.req;
  const address = new URL(url);
  const form = parseForm(method === 'GET' ? address.search : await context.req.text());
  const keyKind = authorize(context.req.header('authorization'), form, sandbox.keys);
  refusePublishable(keyKind, endpoint.publishable);
  const key = method === 'GET' ? null : (context.req.header('idempotency-key') ?? null);
  if (key !== null && (key.trim() === '' || key.length > 255))
    throw invalid('Idempotency Key must be 1 to 255 characters.');
  const run = method === 'GET' ? sandbox.looking : sandbox.inMoment;
  return run({ requestId, idempotencyKey: key }, (moment) =>
    once({ tx: moment.tx, key, now: moment.now, path, form }, () =>
      endpoint.act(
        {
          ...moment,
          id: context.req.param('id') ?? '',
          innerId: context.req.param('innerId') ?? '',
          keyKind,
          origin: address.origin,
        },
        form,
      ),
    ),
  );
}

function answer(context: Context, requestId: string, { status, body, replayed }: Sealed): Response {
  const key = context.req.header('idempotency-key');
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache, no-store',
    'Request-Id': requestId,
    'Stripe-Version': context.req.header('stripe-version') ?? apiVersion,
  };
  if (key) headers['Idempotency-Key'] = key;
  if (replayed) headers['Idempotent-Replayed'] = 'true';
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  return context.body(body, status as 200);
}

/** Breaks the connection after the action, so that the caller can't know what happened. */
function dropAnswer(context: Context): Response {
  const { incoming }: { incoming?: IncomingMessage } = context.env ?? {};
  if (incoming) {
    incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  // If the server hides the socket, a response cut off after one character is just as inconclusive.
  return new Response('{', { headers: { 'Content-Type': 'application/json' } });
}
