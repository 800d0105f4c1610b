import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { redirect } from 'react-router';
import { afterAll, describe, expect, test } from 'vitest';
import { send, type WireRequest } from '../../tests/fuzz/wire.ts';
import { survey } from '../db/schema/index.ts';
import { listen } from '../process/listen.ts';
import { composeHttp, pagesOf, shopOrigin } from './http.test-data.ts';
import { servicesOf } from './router-context.ts';

/** Pages that read their input in every way ours do. */
const pages = pagesOf({
  form: { action: async ({ request }) => Response.json([...(await request.formData()).keys()]) },
  json: {
    action: async ({ request }) => {
      const body: unknown = await request.json().catch(() => null);
      return Response.json({ body }, { status: body === null ? 400 : 200 });
    },
  },
  '*': { loader: () => redirect('/'), action: () => redirect('/') },
  'orders/:orderId/acts': { loader: ({ params }) => redirect(`/orders/${params.orderId}`) },
  'kept/:text': {
    loader: async ({ context, params }) => {
      const half = `${params.text}\ud800`;
      await servicesOf(context).ctx.db.select().from(survey).where(eq(survey.responses, { half }));
      return null;
    },
  },
  refused: {
    action: () => {
      throw new APIError('BAD_REQUEST', { code: 'EMAIL_ALREADY_VERIFIED', message: 'about june@example.com' });
    },
  },
});
const { app, logged } = await composeHttp({ loadBuild: async () => pages });
const listening = await listen('127.0.0.1', 0);
if (!listening.ok) throw new Error(listening.message);
const { listener } = listening;
listener.serve(app.fetch);
afterAll(() => listener.close(1000));

const ask = ({ headers = [], ...request }: Partial<WireRequest>) =>
  send(
    {
      ...{ method: 'POST', target: '/form', body: null, framing: 'length' },
      ...request,
      headers: [['Host', new URL(shopOrigin).host], ['Origin', shopOrigin], ...headers],
    },
    { port: listener.port },
  );
const typed = (type: string) => [['Content-Type', type]] as const;
const urlencoded = typed('application/x-www-form-urlencoded');

describe('attack 12: a body whose length is not told', () => {
  const targets = ['/form', '/nothing', '/api/newCheckIfEmailExists', '/api/auth/sign-in/email', '/image/upload'];
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])('with %s is bad input at most', async (method) => {
    for (const target of [...targets, '/api/nothing']) {
      for (const framing of ['unsaid', 'chunked', 'broken-chunks'] as const) {
        const { status } = await ask({ method, target, framing, body: Buffer.from('a=b'), headers: urlencoded });
        expect(status, `${method} ${target} ${framing}`).toBeLessThan(500);
      }
    }
  });

  test('in pieces is read as if it had come whole', async () => {
    const answer = await ask({ framing: 'chunked', body: Buffer.from('word=chair&size=2'), headers: urlencoded });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, ['word', 'size']]);
  });
});

describe('attack 12: a form that cannot be read', () => {
  test.each([
    ['of no kind', 'a=b', []],
    ['that is JSON', '{"a":1}', typed('application/json')],
    ['that is plain text', 'a=b', typed('text/plain')],
    ['in parts without a boundary', 'x', typed('multipart/form-data')],
    ['in parts that were cut off', '--b\r\nContent-Disposition: form-da', typed('multipart/form-data; boundary=b')],
    ['in parts of noise', '\x00\xff\x80', typed('multipart/form-data; boundary=b')],
    ['with a NUL', 'word=%00', urlencoded],
    ['with a NUL in a name', 'wo%00rd=1', urlencoded],
  ])('%s is bad input', async (_, body, headers) => {
    for (const target of ['/form', '/form.data']) {
      const answer = await ask({ target, body: Buffer.from(body, 'latin1'), headers });
      expect(answer.status, target).toBe(400);
    }
  });

  test.each(['"\\u0000"', '{"a":["\\ud800"]}', '{"\\u0000":1}', '{'])('nor is %s an act', async (body) => {
    const answer = await ask({ target: '/json', body: Buffer.from(body), headers: typed('application/json') });
    expect(answer.status).toBe(400);
  });
});

describe('attack 12: an address', () => {
  test.each(['/orders/a%0Ab/acts', '/orders/a%0d%0ab/acts.data', '/image/w_800/furniture/uploaded/-1'])(
    '%s names nothing',
    async (target) => {
      expect((await ask({ method: 'GET', target })).status).toBe(404);
    },
  );
});

describe('attack 12: what an act did not expect of its sender', () => {
  test.each([
    ['GET', '/kept/x'],
    ['GET', '/kept/x.data'],
    ['POST', '/refused'],
    ['POST', '/refused.data'],
  ])('%s %s is bad input and tells nothing', async (method, target) => {
    const answer = await ask({
      method,
      target,
      body: method === 'POST' ? Buffer.from('a=b') : null,
      headers: urlencoded,
    });
    expect(answer.status).toBe(400);
    expect(answer.body + logged()).not.toContain('june@example.com');
  });
});

test.each(['TRACE', 'CONNECT'])('attack 21: %s never echoes what a browser sent', async (method) => {
  const answer = await ask({ method, target: '/form', headers: [['Cookie', 'hearthline.session_token=copied']] });
  expect([answer.status < 500, answer.status === 200]).toEqual([true, false]);
  expect(answer.body).not.toContain('copied');
});
