import { afterEach, expect, test, vi } from 'vitest';
import { send } from './send.ts';

afterEach(() => void vi.unstubAllGlobals());

function answering(answer: () => Promise<Response>) {
  const asked = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('JSON goes as JSON, a form as a form', async () => {
  const asked = answering(async () => Response.json({ id: 1 }));
  expect(await send('/a', { json: { zip: '10001' } })).toEqual({
    ok: true,
    status: 200,
    answer: { id: 1 },
    text: '{"id":1}',
  });
  expect(asked).toHaveBeenCalledWith('/a', {
    ...{ method: 'POST', keepalive: false, body: '{"zip":"10001"}' },
    headers: { 'Content-Type': 'application/json' },
  });
  const form = new URLSearchParams({ act: 'leave' });
  await send('/b', { method: 'PATCH', form, keepalive: true });
  expect(asked).toHaveBeenLastCalledWith('/b', { method: 'PATCH', keepalive: true, body: form, headers: {} });
});

test('a refusal, an answer without words and a lost connection are outcomes, not errors', async () => {
  answering(async () => Response.json({ error: { message: 'No.' } }, { status: 422 }));
  expect(await send('/a', { json: {} })).toMatchObject({
    ok: false,
    status: 422,
    answer: { error: { message: 'No.' } },
  });
  answering(async () => new Response(null, { status: 204 }));
  expect(await send('/a', { json: {} })).toEqual({ ok: true, status: 204, answer: null, text: '' });
  answering(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await send('/a', { json: {} })).toEqual({
    ok: false,
    status: 502,
    answer: null,
    text: '<h1>Bad gateway</h1>',
  });
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await send('/a', { json: {} })).toEqual({ ok: false, status: 0, answer: null, text: '' });
});

test('a request that was led away to a page did nothing', async () => {
  answering(async () => Object.defineProperty(new Response('<h1>Home</h1>'), 'redirected', { value: true }));
  expect(await send('/a', { json: {} })).toEqual({ ok: false, status: 401, answer: null, text: '' });
});
