import { html, raw } from 'hono/html';
import { productName } from '#core/settings/index.ts';
import { docsStyle } from './docs-style.ts';
import { failuresOf, openApiPath, operationId } from './document.ts';
import type { ApiEntry } from './entry.ts';
import { type Json, jsonSchema, namedSchemas } from './json-schema.ts';
import { shapeWords } from './shape-words.ts';

type Markup = ReturnType<typeof html>;

/** The API to be read: every call with what it takes, what it answers and what may go wrong. No script needed. */
export function docsPage(entries: readonly ApiEntry[], nonce: string): Markup {
  const groups = [...new Set(entries.map(({ group }) => group))];
  const of = (group: string) => entries.filter((entry) => entry.group === group);
  const title = `${productName} API`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">${raw(docsStyle)}</style>
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <nav aria-label="Calls">
          <a class="home" href="/">${productName}</a>
          ${groups.map((group) => html`<h2>${group}</h2><ul>${of(group).map(link)}</ul>`)}
          <h2>Shapes</h2>
          <ul>${Object.keys(namedSchemas()).map((id) => html`<li><a href="#shape-${id}">${id}</a></li>`)}</ul>
        </nav>
        <main id="calls">
          <h1>${title}</h1>
          <p class="lead">
            JSON in, JSON out. Amounts that end in Cents or begin with amount_ are integer cents, prices of pieces are
            dollars, times are ISO 8601 in UTC. Sign in, and send the session’s cookie along. A call that fails answers
            with a fitting status and <a href="#shape-Error">Error</a>. For programs:
            <a href="/api/openapi.json">openapi.json</a>.
          </p>
          ${groups.map((group) => html`<h2 class="group">${group}</h2>${of(group).map(call)}`)}
          <h2 class="group">Shapes</h2>
          ${Object.entries(namedSchemas()).map(([id, schema]) => shape(id, schema))}
        </main>
      </body>
    </html>`;
}

const anchor = ({ method, path }: ApiEntry) => operationId(method, path);

const link = (entry: ApiEntry) =>
  html`<li><a href="#${anchor(entry)}"><span class="verb">${entry.method}</span> ${shortPath(entry)}</a></li>`;

const shortPath = ({ path }: ApiEntry) => openApiPath(path).replace(/^\/api\//, '');

function call(entry: ApiEntry): Markup {
  const { method, path, summary, notes, needs, status = 200, query, body, multipart } = entry;
  return html`<article id="${anchor(entry)}">
    <h3><span class="verb">${method}</span> <code>${openApiPath(path)}</code></h3>
    <p>${summary}.${needs ? html` <span class="needs">${needs === 'sign-in' ? 'Sign-in' : 'api-key header'}</span>` : ''}</p>
    ${notes ? html`<p class="notes">${notes}</p>` : ''}
    <dl>
      ${query ? row('Search string', jsonSchema(query, 'input')) : ''}
      ${body ? row(multipart ? 'Form' : 'Body', jsonSchema(body, 'input')) : ''}
      ${typeof entry.answer === 'string' ? html`<dt>${status}</dt><dd><code>${entry.answer}</code></dd>` : row(String(status), jsonSchema(entry.answer, 'output'))}
      ${Object.entries(failuresOf(entry)).map(([code, words]) => html`<dt>${code}</dt><dd>${words}</dd>`)}
    </dl>
  </article>`;
}

const row = (label: string, schema: Json) =>
  html`<dt>${label}</dt><dd><pre tabindex="0">${shapeWords(schema)}</pre></dd>`;

const shape = (id: string, schema: Json) =>
  html`<article id="shape-${id}"><h3>${id}</h3><pre tabindex="0">${shapeWords(schema)}</pre></article>`;
