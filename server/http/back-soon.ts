import type { Context } from 'hono';
import { html } from 'hono/html';
import { productName } from '#core/settings/index.ts';
import { errorAnswer } from './api-error.ts';
import { plainPage } from './plain-page.ts';
import { wantsPage } from './wants-page.ts';

const seconds = 5;

export const backSoonWords = {
  title: 'We’ll be right back',
  waits:
    'We can’t reach our records right now. This page tries again every few seconds, so you can simply leave it open.',
  program: 'We can’t reach our records right now. Please try again in a few seconds.',
  sent: 'We can’t reach our records right now, so we don’t know whether this went through. Please wait a minute, then check before you try again.',
};

/** The database can't be reached. A page that was opened reopens by itself; what was sent is never sent twice. */
export function backSoon(context: Context): Response | Promise<Response> {
  context.header('Retry-After', String(seconds));
  context.header('Cache-Control', 'no-store');
  const isRead = context.req.method === 'GET';
  const message = isRead ? backSoonWords.waits : backSoonWords.sent;
  if (!wantsPage(context))
    return errorAnswer(context, 503, 'unavailable', isRead ? backSoonWords.program : backSoonWords.sent);
  const head = isRead ? html`<meta http-equiv="refresh" content="${seconds}" />` : '';
  const content = html`<p style="margin: 0; font-weight: 600">${productName}</p>
    <h1>${backSoonWords.title}</h1>
    <p>${message}</p>`;
  return context.html(plainPage({ title: `${backSoonWords.title} · ${productName}`, head, content }), 503);
}
