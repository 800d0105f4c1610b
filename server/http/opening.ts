import { html } from 'hono/html';
import { productName } from '#core/settings/index.ts';
import { plainPage } from './plain-page.ts';
import { acceptsPage } from './wants-page.ts';

const seconds = 2;

export const openingWords = {
  title: 'We’ll be right back',
  waits: 'We’re just opening up. This page tries again every few seconds, so you can simply leave it open.',
  short: 'We’ll be right back. Please try again in a moment.',
};

export const openSoon = { 'Retry-After': String(seconds) };

/** Before the shop is open: a page that opens again by itself for people, one sentence for programs. Nothing was done yet. */
export async function opening({ method, headers }: Request): Promise<Response> {
  const isPage = acceptsPage(headers);
  const isRead = method === 'GET';
  const head = isRead ? html`<meta http-equiv="refresh" content="${seconds}" />` : '';
  const content = html`<p style="margin: 0; font-weight: 600">${productName}</p>
    <h1>${openingWords.title}</h1>
    <p>${isRead ? openingWords.waits : openingWords.short}</p>`;
  const body = isPage
    ? (await plainPage({ title: `${openingWords.title} · ${productName}`, head, content })).toString()
    : openingWords.short;
  return new Response(body, {
    status: 503,
    headers: {
      ...openSoon,
      'Content-Type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
      'Cache-Control': 'no-store',
      Vary: 'Accept',
    },
  });
}
