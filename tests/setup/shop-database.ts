import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import pg from 'pg';
import { clusterIn } from '#server/db/embedded/choose-home.ts';
import { superuser } from '#server/db/embedded/initialise.ts';

/** The fourth line of PostgreSQL's own file says where it listens. */
const portLine = 3;

/** Asks the database of the shop that the browser tests run against: for what no page can bring about, such as time that passed. */
async function ask(statement: string, values: readonly unknown[], rowsAtLeast = 1): Promise<void> {
  const dataDir = process.env.SHOP_DATA_DIR;
  if (!dataDir) throw new Error('with SHOP_ORIGIN, SHOP_DATA_DIR has to say where that shop keeps its data');
  const home = join(dataDir, 'postgres');
  const password = (await readFile(join(home, 'password'), 'utf8')).trim();
  const lines = (await readFile(join(clusterIn(home), 'postmaster.pid'), 'utf8')).split('\n');
  const port = Number(lines[portLine]);
  const client = new pg.Client({ host: '127.0.0.1', port, user: superuser, password, database: 'hearthline' });
  await client.connect();
  try {
    const { rowCount } = await client.query(statement, [...values]);
    if ((rowCount ?? 0) < rowsAtLeast) throw new Error('nothing there to change');
  } finally {
    await client.end();
  }
}

async function tokenOf(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith('hearthline.session_token'));
  return decodeURIComponent(cookie?.value ?? '').split('.')[0] ?? '';
}

/** So long ago this browser's person last proved who they are. */
export const proveLongAgo = async (context: BrowserContext, minutes: number) =>
  ask('update session set proved_at = now() - make_interval(mins => $2) where token = $1', [
    await tokenOf(context),
    minutes,
  ]);

/** So long ago this browser's person last did something. */
export const restFor = async (context: BrowserContext, minutes: number) =>
  ask('update session set last_seen_at = now() - make_interval(mins => $2) where token = $1', [
    await tokenOf(context),
    minutes,
  ]);

/** Makes an admin of someone, as `npm run make-admin` does. */
export const makeAdmin = (email: string) => ask("update account set role = 'admin' where email = $1", [email]);

/** The profile loses its zip, as it would if another program cleared it. */
export const forgetZip = (email: string) => ask('update account set shipping_zip = null where email = $1', [email]);

/** A specialist has this project, so that the demo leaves it alone. */
export const takeFor = (surveyId: string, email: string) =>
  ask(
    'update project set taken_at = now(), specialist_id = (select id from account where email = $2) where survey_id = $1',
    [surveyId, email],
  );

/** No one has this project anymore, so the demo may answer it. */
export const leaveToHouse = (surveyId: string) =>
  ask('update project set taken_at = null where survey_id = $1', [surveyId]);

/** No one has taken this project yet, and the demo gives people five minutes to. */
export const leaveToPeople = (surveyId: string) =>
  ask("update project set taken_at = null, waiting_since = now() + interval '5 minutes' where survey_id = $1", [
    surveyId,
  ]);

/** So many hours pass for a project that waits for boards. */
export const waitHours = (surveyId: string, hours: number) =>
  ask(
    'update project set waiting_since = waiting_since - make_interval(hours => $2), due_at = due_at - make_interval(hours => $2) where survey_id = $1',
    [surveyId, hours],
  );

/** What was written about a project waits so many hours longer for an answer. */
export const messagesWaitHours = (surveyId: string, hours: number) =>
  ask(
    'update message set sent_at = sent_at - make_interval(hours => $2) where project_id = (select id from project where survey_id = $1)',
    [surveyId, hours],
  );

/** A piece is wider than its model from now on, so it's one without a model. */
export const widen = (recordId: string, inches: number) =>
  ask(
    "update furniture set item = jsonb_set(item, '{dimensions,width}', to_jsonb((item #>> '{dimensions,width}')::numeric + $2::numeric)) where record_id = $1",
    [recordId, inches],
  );

/** Sets a piece’s stock, no matter what other tests bought or counted. */
export const setStock = (recordId: string, stock: number) =>
  ask('update furniture set stock = $2 where record_id = $1', [recordId, stock]);

/** Fills the shelves, so that no test sells out a piece that another one counts on. What is sold out stays so. */
export const fillShelves = () => ask('update furniture set stock = 60 where stock between 1 and 59', []);

/**
 * All tests come from one address, and a fast machine signs up more people in ten minutes than one address may. Forgets
 * the tries of the limits up to ten minutes: signing up, asking for an address, opening mailed links, social sign-in.
 */
export const forgetTries = () =>
  ask("delete from limited_try where counts_until - tried_at <= interval '10 minutes'", [], 0);
