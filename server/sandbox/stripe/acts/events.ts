import { z } from 'zod';
import { type EventRow, eventObject } from '../objects/event.ts';
import { type Call, done, endpoint, type Request } from '../wire/call.ts';
import { expand, page, text } from '../wire/fields.ts';
import { missing } from '../wire/refusal.ts';
import { listPage } from './list-page.ts';

const listParams = z.strictObject({ type: text.optional(), ...page, expand });

/** How many events the list goes back: enough for tests and for a quick look. */
const newest = 1000;

export const eventEndpoints = [
  endpoint('get', '/v1/events', { params: listParams, act: listEvents }),
  endpoint('get', '/v1/events/:id', { params: z.strictObject({ expand }), act: retrieveEvent }),
];

async function listEvents(call: Call<z.output<typeof listParams>>) {
  const { rows } = await call.tx.query<EventRow>(
    `select * from card_sandbox.events where $1::text is null or type = $1 order by sequence desc limit ${newest}`,
    [call.params.type ?? null],
  );
  return done(listPage(rows.map(eventObject), call.params, '/v1/events'));
}

async function retrieveEvent(call: Request) {
  const { rows } = await call.tx.query<EventRow>('select * from card_sandbox.events where id = $1', [call.id]);
  if (!rows[0]) throw missing('event', call.id, 'id');
  return done(eventObject(rows[0]));
}
