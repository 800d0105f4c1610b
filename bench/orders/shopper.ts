import { sql } from 'drizzle-orm';
import type { BenchShop } from './bench-shop.ts';
import { send } from './send.ts';

/** A customer with their own session. */
export interface Shopper {
  accountId: string;
  cookie: string;
}

const address = {
  ...{ name: 'June Tran', line1: '48 Oak Street', line2: '2', city: 'Somerville', state: 'MA', zip: '02143' },
  phone: '(617) 555-0148',
} as const;

/** `address` is where the customer seems to be, for a shop that trusts us as its proxy: each address has limits of its own. */
export async function signUp(origin: string, email: string, address?: string): Promise<Shopper> {
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: {
      ...{ 'Content-Type': 'application/json', Origin: origin },
      ...(address ? { 'X-Forwarded-For': address } : {}),
    },
    body: JSON.stringify({ email, password: 'a-long-password-7', name: 'June', firstName: 'June' }),
  });
  if (!answer.ok) throw new Error(`sign-up: ${answer.status} ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { id: string } };
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { accountId: user.id, cookie };
}

/**
 * Creates finished boards with these pieces: in plain SQL with the oldest columns only, so that any version's tables take
 * them, and in one statement, so that a broken connection leaves no half.
 */
export async function newBoards(bench: BenchShop, accountId: string, recordIds: readonly string[]): Promise<string> {
  const { ids } = bench;
  const [surveyId, selectionId] = [ids.next('survey'), ids.next('selection')];
  const boards = (['a', 'b'] as const).map((letter) => ({ letter, id: ids.next('board') }));
  const pieces = boards.flatMap((board) =>
    recordIds.map(
      (recordId, slot) => sql`(${ids.next('piece')}, ${board.id}, ${slot}::integer, 'sofa', ${recordId}, 1)`,
    ),
  );
  await bench.database.db.execute(sql`
    with new_survey as (
      insert into survey (id, account_id, in_progress, submitted_at) values (${surveyId}, ${accountId}, false, now())
    ), new_project as (
      insert into project (id, survey_id, account_id, state)
      values (${ids.next('project')}, ${surveyId}, ${accountId}, 'boards ready')
    ), new_selection as (
      insert into selection (id, survey_id, account_id, state, published_at, specialist_id)
      values (${selectionId}, ${surveyId}, ${accountId}, 'published', now(), ${accountId})
    ), new_boards as (
      insert into board (id, selection_id, letter, name) values ${sql.join(
        boards.map(({ id, letter }) => sql`(${id}, ${selectionId}, ${letter}, ${letter})`),
        sql`, `,
      )}
    )
    insert into board_piece (id, board_id, slot, kind, record_id, quantity) values ${sql.join(pieces, sql`, `)}`);
  return selectionId;
}

export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, body: string) {
    super(`${status} ${body}`);
    this.status = status;
    this.code = /"code":"([^"]+)"/.exec(body)?.[1] ?? '';
  }
}

export async function ask(origin: string, cookie: string, path: string, body?: unknown, method?: string) {
  const answer = await send(`${origin}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status >= 300) throw new Refused(answer.status, answer.body);
  return JSON.parse(answer.body);
}

/** Chooses the pieces and their delivery. */
export const choose = (origin: string, { cookie }: Shopper, selectionId: string, recordIds: readonly string[]) =>
  ask(
    origin,
    cookie,
    `/api/users/me/selections/${selectionId}`,
    {
      chosen: recordIds.map((id) => ({ id, selectionId, quantity: 1 })),
      whiteGloveStatus: Object.fromEntries(recordIds.map((id, at) => [id, at === 0 ? 'white-glove' : 'standard'])),
    },
    'PATCH',
  );

export const place = (
  origin: string,
  { cookie }: Shopper,
  selectionId: string,
): Promise<{ id: string; status: string; client_secret: string }> =>
  ask(origin, cookie, '/api/users/me/orders', { selectionId, address });

/** What the customer's browser does with the card; the shop never sees it. */
export async function payByCard({ cards, keys }: BenchShop, secret: string): Promise<void> {
  const [id = ''] = secret.split('_secret_');
  const form = new URLSearchParams({
    ...{ key: keys.publishable, client_secret: secret, 'payment_method_data[type]': 'card' },
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2034',
    'payment_method_data[card][cvc]': '123',
  });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await send(`${cards}/v1/payment_intents/${id}/confirm`, { method: 'POST', headers, body: `${form}` });
  if (answer.status >= 300) throw new Refused(answer.status, answer.body);
}

/** The browser returns after paying. */
export const comeBack = (origin: string, { cookie }: Shopper, id: string): Promise<{ status: string }> =>
  ask(origin, cookie, '/api/retrieveOrder', { id });

/** A whole purchase: three pieces, delivery, address, card, order. */
export async function buy(
  bench: BenchShop,
  origin: string,
  shopper: Shopper,
  selectionId: string,
  recordIds: readonly string[],
): Promise<string> {
  await choose(origin, shopper, selectionId, recordIds);
  const { id, client_secret } = await place(origin, shopper, selectionId);
  await payByCard(bench, client_secret);
  const { status } = await comeBack(origin, shopper, id);
  if (status !== 'complete') throw new Error(`the order ${id} is ${status} after it was paid`);
  return id;
}
