import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { productName } from '#core/settings/index.ts';
import { errorAnswer } from '../api-error.ts';
import { plainPage } from '../plain-page.ts';
import { wantsPage } from '../wants-page.ts';

export interface Refusal {
  status: ContentfulStatusCode;
  code: string;
  message: string;
  /** Where to continue from here. */
  link: string;
}

/** Refuses a request before any page can be rendered: the API error format for programs, a plain page for people. */
export function plainRefusal(context: Context, { status, code, message, link }: Refusal): Response | Promise<Response> {
  if (!wantsPage(context)) return errorAnswer(context, status, code, message);
  const content = html`<h1>${productName}</h1>
    <p>${message}</p>
    <p><a href="${link}">Go to the home page</a></p>`;
  return context.html(plainPage({ title: productName, content }), status);
}
