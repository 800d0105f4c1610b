import { html, raw } from 'hono/html';
import { productName } from '#core/settings/index.ts';
import { failuresOf, openApiPath, operationId, uidWords } from './document.ts';
import type { ApiEntry } from './entry.ts';
import { type Json, jsonSchema, namedSchemas } from './json-schema.ts';

/** The page isn't part of the shop's bundle, so it has its own styles: the shop's colors, with nothing to load. */
const docsStyle = `
:root { color-scheme: light; --paper: #faf7f2; --linen: #f2ece2; --ink: #211d18; --soft: #5c544a; --line: #d9d0c2;
  --forest: #2f4b3c; --clay: #944f2b; }
* { box-sizing: border-box; margin: 0; }
html { scroll-padding-top: 24px; }
body { background: var(--paper); color: var(--ink);
  font: 400 17px/1.6 "Instrument Sans", "Helvetica Neue", Arial, sans-serif; }
a { color: var(--forest); text-underline-offset: 3px; }
a:focus-visible, pre:focus-visible { outline: 2px solid var(--forest); outline-offset: 2px; }
.skip { position: absolute; left: -999px; } .skip:focus { left: 20px; top: 20px; background: var(--paper); padding: 12px; }
nav { padding: 24px 20px; background: var(--linen); font-size: 15px; }
nav h2 { margin: 24px 0 4px; font-size: 14px; font-weight: 600; color: var(--soft); }
nav ul { list-style: none; padding: 0; }
nav li a { display: block; min-height: 44px; padding: 10px 0; color: var(--ink); text-decoration: none;
  overflow-wrap: anywhere; line-height: 24px; }
nav li a:hover { color: var(--forest); text-decoration: underline; }
.home, h1, h2.group { font-family: "Fraunces", "Iowan Old Style", Georgia, serif; font-weight: 420; }
.home { font-size: 22px; color: var(--ink); text-decoration: none; }
main { padding: 40px 20px 80px; max-width: 900px; }
h1 { font-size: clamp(36px, 5vw, 58px); line-height: 1.1; letter-spacing: -.02em; }
.lead { margin-top: 16px; max-width: 62ch; color: var(--soft); }
h2.group { margin: 72px 0 8px; font-size: 34px; line-height: 1.2; }
article { padding: 28px 0; border-top: 1px solid var(--line); }
h3 { font-size: 17px; font-weight: 550; overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; font-size: 14px; }
h3 code { font-size: 15px; }
.verb { display: inline-block; min-width: 48px; font-size: 12px; font-weight: 600; text-transform: uppercase;
  color: var(--clay); }
article p { margin-top: 4px; max-width: 62ch; }
.notes { color: var(--soft); }
.needs { margin-left: 8px; padding: 2px 8px; border-radius: 4px; background: var(--linen); font-size: 14px; white-space: nowrap; }
dl { display: grid; grid-template-columns: 88px minmax(0, 1fr); gap: 8px 16px; margin-top: 16px; font-size: 15px; }
dt { color: var(--soft); font-variant-numeric: tabular-nums; }
pre { padding: 12px 16px; background: var(--linen); border-radius: 6px; line-height: 1.5; white-space: pre-wrap;
  overflow-wrap: anywhere; }
@media (max-width: 767px) { dl { grid-template-columns: 1fr; gap: 2px; } dt { margin-top: 8px; } }
@media (min-width: 1024px) { body { display: grid; grid-template-columns: 320px minmax(0, 1fr); }
  nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; } main { padding: 56px 56px 120px; } }
`;

type Markup = ReturnType<typeof html>;

/** API docs for people: what each call takes, what it answers and what can go wrong. Works without JavaScript. */
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
            with a fitting status and <a href="#shape-Error">Error</a>. <code>{uid}</code> is ${uidWords}
            For programs:
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

type Schema = Json & {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema | boolean;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  description?: string;
};

/** A JSON Schema in shorthand: `{ id: string, shipping: … | null }`. */
function shapeWords(schema: Schema, depth = 0): string {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map((one) => shapeWords(one, depth)).join(' | ');
  if (schema.type === 'array') return listWords(schema, depth);
  if (schema.type === 'object') return objectWords(schema, depth);
  if (schema.type) return [schema.type].flat().join(' | ');
  return 'anything';
}

function listWords({ items, prefixItems }: Schema, depth: number): string {
  if (prefixItems) return `[${prefixItems.map((one) => shapeWords(one, depth)).join(', ')}]`;
  const one = typeof items === 'object' ? shapeWords(items, depth) : 'anything';
  return one.includes(' | ') ? `(${one})[]` : `${one}[]`;
}

function objectWords({ properties = {}, required = [], additionalProperties }: Schema, depth: number): string {
  const inner = '  '.repeat(depth + 1);
  const lines = Object.entries(properties).map(([name, value]) => {
    const mark = required.includes(name) ? '' : '?';
    const words = value.description ? `  // ${value.description}` : '';
    return `${inner}${name}${mark}: ${shapeWords(value, depth + 1)}${words}`;
  });
  if (typeof additionalProperties === 'object') {
    const value = shapeWords(additionalProperties, depth + 1);
    lines.push(`${inner}[name]: ${value === '' ? 'anything' : value}`);
  }
  return lines.length === 0 ? '{ … }' : `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}
