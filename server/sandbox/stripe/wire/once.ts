import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { canonical, type FormTree } from './form.ts';
import { Refusal } from './refusal.ts';

/** Stripe forgets an idempotency key after a day. */
const dayMs = 24 * 60 * 60 * 1000;

export interface Sealed {
  status: number;
  body: string;
  replayed: boolean;
}

interface Attempt {
  tx: PoolClient;
  key: string | null;
  now: Date;
  path: string;
  form: FormTree;
}

/** Runs an action once per key. A second call with the key gets the first response, byte for byte. */
export async function once(
  { tx, key, now, path, form }: Attempt,
  act: () => Promise<{ status: number; body: unknown }>,
): Promise<Sealed> {
  const seal = async () => {
    const { status, body } = await act();
    return { status, body: JSON.stringify(body), replayed: false };
  };
  if (key === null) return seal();

  await holdKey(tx, key);
  const fingerprint = createHash('sha256')
    .update(`${path}\n${canonical(form)}`)
    .digest('hex');
  const { rows } = await tx.query<{ fingerprint: string; status: number; body: string }>(
    'select fingerprint, status, body from card_sandbox.idempotency_keys where key = $1 and created >= $2',
    [key, new Date(now.getTime() - dayMs)],
  );
  const [before] = rows;
  if (before && before.fingerprint !== fingerprint) {
    throw new Refusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  if (before) return { status: before.status, body: before.body, replayed: true };

  const sealed = await seal();
  await tx.query(
    // A row that's already there is more than a day old.
    `insert into card_sandbox.idempotency_keys (key, created, fingerprint, status, body) values ($1, $2, $3, $4, $5)
     on conflict (key) do update set created = $2, fingerprint = $3, status = $4, body = $5`,
    [key, now, fingerprint, sealed.status, sealed.body],
  );
  return sealed;
}

async function holdKey(tx: PoolClient, key: string): Promise<void> {
  const { rows } = await tx.query<{ held: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('card_sandbox ' || $1, 0)) as held`,
    [key],
  );
  if (rows[0]?.held) return;
  throw new Refusal(409, {
    type: 'invalid_request_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
  });
}
