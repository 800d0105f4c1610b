import { expect, test } from 'vitest';
import { findPieces } from './find-pieces.ts';
import { studioOrdersWords as words } from './words.ts';

const sofa = { recordId: 'rec-1', name: 'Sofa', itemPrice: 1200 };

test('pieces are found by their words, or there are none', async () => {
  const asked: string[] = [];
  const ask = async (address: string) => {
    asked.push(address);
    return Response.json({ items: asked.length === 1 ? [sofa] : [] });
  };
  expect(await findPieces('oak & linen', ask)).toEqual({ ok: true, items: [sofa] });
  expect(await findPieces('nothing such', ask)).toEqual({ ok: true, items: [] });
  expect(asked[0]).toBe('/api/furniture?limit=8&q=oak%20%26%20linen');
});

test.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the server restarts', async () => new Response('', { status: 502 })],
  ['where the server fails', async () => new Response('', { status: 500 })],
  ['where the answer is not the catalog’s', async () => new Response('<p>Sign in</p>')],
])('%s nothing is said about the catalog', async (_when, ask) => {
  expect(await findPieces('sofa', ask)).toEqual({ ok: false, message: words.exchangeUnreached });
});
