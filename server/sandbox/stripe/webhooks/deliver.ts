import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { request as requestSecurely, Agent as SecureAgent } from 'node:https';
import type { Pool } from 'pg';
import { systemClock } from '#server/clock.ts';
import { type EventRow, eventObject } from '../objects/event.ts';

const agents = { http: new Agent({ keepAlive: true }), https: new SecureAgent({ keepAlive: true }) };

interface Posted {
  headers: Record<string, string>;
  body: string;
  patienceMs: number;
}

/** Posts a body and returns the response status. Doesn't follow redirects. */
function post(url: string, { headers, body, patienceMs }: Posted): Promise<number> {
  const secure = url.startsWith('https:');
  const options = { method: 'POST', headers: { ...headers, 'Content-Length': Buffer.byteLength(body) } };
  return new Promise((resolve, reject) => {
    const asked = secure
      ? requestSecurely(url, { ...options, agent: agents.https })
      : request(url, { ...options, agent: agents.http });
    asked.setTimeout(patienceMs, () => asked.destroy(new Error('no answer in time')));
    asked.on('error', reject);
    asked.on('response', (answer) => {
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    asked.end(body);
  });
}

export interface Courier {
  pool: Pool;
  url: string;
  secret: string;
  retriesMs: readonly number[];
  now(): Date;
}

interface Due extends EventRow {
  delivery_id: string;
  attempts: number;
}

/** How many deliveries run at once, and how long one keeps its claim before another process may take it over. */
const together = 8;
const holdMs = 30_000;
const patienceMs = 20_000;

/** Sends what's due. Returns true if there may be more. */
export async function deliverDue(courier: Courier): Promise<boolean> {
  const now = courier.now();
  const { rows } = await courier.pool.query<Due>(
    `with due as (
       update card_sandbox.deliveries set attempts = attempts + 1, claimed_until = $2
       where id in (
         select id from card_sandbox.deliveries
         where done_at is null and due_at <= $1 and (claimed_until is null or claimed_until < $1)
         order by due_at, id limit ${together} for update skip locked
       )
       returning id, event_id, attempts, due_at
     )
     select event.*, due.id as delivery_id, due.attempts from due
     join card_sandbox.events event on event.id = due.event_id order by due.due_at, due.id`,
    [now, new Date(now.getTime() + holdMs)],
  );
  await Promise.all(rows.map((due) => deliver(courier, due)));
  return rows.length === together;
}

async function deliver(courier: Courier, due: Due): Promise<void> {
  const problem = await send(courier, JSON.stringify(eventObject(due)));
  const at = courier.now();
  const pause = courier.retriesMs[due.attempts - 1];
  // Delivered or given up: either way, it's done.
  const doneAt = problem === null || pause === undefined ? at : null;
  await courier.pool.query(
    `update card_sandbox.deliveries
     set done_at = $2, last_error = $3, claimed_until = null, due_at = coalesce($4, due_at) where id = $1`,
    [due.delivery_id, doneAt, problem, doneAt ? null : new Date(at.getTime() + (pause ?? 0))],
  );
}

/** Returns null, or what went wrong. */
async function send({ url, secret }: Courier, body: string): Promise<string | null> {
  try {
    // Use real time, not the demo clock: the receiver checks the signature against its own clock.
    const sentAt = systemClock().now();
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': signature(body, secret, sentAt),
    };
    const status = await post(url, { headers, body, patienceMs });
    return status >= 200 && status < 300 ? null : `answered ${status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** `t=…,v1=…`: the send time, and the HMAC of time and body with the endpoint's secret. */
function signature(body: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
