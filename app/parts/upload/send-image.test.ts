import { afterEach, expect, test, vi } from 'vitest';
import { deleteImage, failureText, rememberToken } from './send-image.ts';

afterEach(() => void vi.unstubAllGlobals());

const otherwise = 'We couldn’t upload this picture. Please try again.';

test.each([
  ['{"error":{"code":"empty","message":"This file is empty."}}', 'This file is empty.'],
  ['Storage is full.', 'Storage is full.'],
  ['  Storage is full.\n', 'Storage is full.'],
  ['', otherwise],
  ['<html><h1>502 Bad Gateway</h1></html>', otherwise],
  ['{"error":{}}', otherwise],
  ['[1]', otherwise],
  ['x'.repeat(301), otherwise],
])('§8 an upload failure passes the response’s text on: %j', (response, said) => {
  expect(failureText(response, otherwise)).toBe(said);
});

/** A browser that kept the token of one picture, and a host that answers like this. */
function browser(answer: () => Promise<Response>) {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const asked = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', asked);
  rememberToken({ id: 'sofa', secure_url: '', delete_token: 'token-of-sofa' });
  return { asked, kept: () => kept.get('hearthline-upload-tokens') };
}

test('§7 a picture is deleted by its token, which is then forgotten', async () => {
  const { asked, kept } = browser(async () => Response.json({ result: 'ok' }));
  expect(await deleteImage('sofa')).toBeNull();
  expect(asked.mock.calls[0]?.[1]?.body).toBe('{"token":"token-of-sofa"}');
  expect(kept()).toBe('{}');
});

test.each([
  ['The host is closed.', async () => new Response('The host is closed.', { status: 503 })],
  ['Too many.', async () => Response.json({ error: { message: 'Too many.' } }, { status: 429 })],
  [
    'We couldn’t remove this picture, so it’s still here. Please try again.',
    () => Promise.reject(new TypeError('Failed to fetch')),
  ],
])('§8 a failed delete is told in the response’s text and can be tried again: %s', async (said, answer) => {
  const { kept } = browser(answer);
  expect(await deleteImage('sofa')).toBe(said);
  expect(kept()).toBe('{"sofa":"token-of-sofa"}');
});

test('a picture that is gone already, or came from another browser, needs no second delete', async () => {
  const { asked } = browser(async () => Response.json({ error: { message: 'No picture.' } }, { status: 404 }));
  expect(await deleteImage('sofa')).toBeNull();
  expect(await deleteImage('rug')).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});
