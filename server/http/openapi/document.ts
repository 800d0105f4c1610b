import { productName } from '#core/settings/index.ts';
import { cookiePrefix } from '../own-cookie.ts';
import type { ApiEntry } from './entry.ts';
import { type Json, jsonSchema, namedSchemas } from './json-schema.ts';
import { errorRecord } from './records.ts';

/** Converts `/orders/:id` and `/:id{.+}` to OpenAPI's `/orders/{id}`. */
export const openApiPath = (path: string) => path.replace(/:(\w+)(\{[^{}]*\})?/g, '{$1}');

/** Builds the OpenAPI 3.1 document. */
export function openApiDocument(entries: readonly ApiEntry[], origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const entry of entries) {
    const path = openApiPath(entry.path);
    paths[path] = { ...paths[path], [entry.method]: operation(entry) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      description:
        'Amounts that end in Cents or begin with amount_ are integer cents; prices of pieces are dollars. Times are ISO 8601 in UTC. A failed call answers with the shape Error.',
    },
    servers: [{ url: origin }],
    tags: [...new Set(entries.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: `${cookiePrefix({ secure: origin.startsWith('https:') })}.session_token`,
        },
        apiKey: { type: 'apiKey', in: 'header', name: 'api-key' },
      },
    },
  };
}

function operation(entry: ApiEntry): Json {
  const { method, path, group, summary, notes, needs, body, multipart, status = 200 } = entry;
  const mediaType = multipart ? 'multipart/form-data' : 'application/json';
  return {
    operationId: operationId(method, path),
    tags: [group],
    summary,
    ...(notes ? { description: notes } : {}),
    ...(needs ? { security: [needs === 'sign-in' ? { session: [] } : { apiKey: [] }] } : {}),
    parameters: [...pathParameters(path), ...queryParameters(entry)],
    ...(body
      ? { requestBody: { required: true, content: { [mediaType]: { schema: jsonSchema(body, 'input') } } } }
      : {}),
    responses: {
      [status]: { description: 'Done', ...(status === 204 ? {} : { content: contentOf(entry.answer) }) },
      ...failures(entry),
    },
  };
}

/** `POST /api/users/:uid/orders` becomes `postUsersUidOrders`; a callable keeps its own name. */
export function operationId(method: string, path: string): string {
  const words = openApiPath(path)
    .replace(/^\/(api\/)?/, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  if (words.length === 1 && method === 'post') return words[0] ?? '';
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function contentOf(answer: ApiEntry['answer']): Json {
  if (typeof answer === 'string') return { [answer]: { schema: { type: 'string' } } };
  return { 'application/json': { schema: jsonSchema(answer, 'output') } };
}

const keyFailures = {
  401: 'The api-key is missing, unknown, revoked or past its last day; the message says which day that was.',
  403: 'The API key wasn’t made for this call.',
  429: 'The api-key made as many calls as it may in a minute; Retry-After says when to go on.',
};

/** What can go wrong with any call of this kind, plus what this one adds. */
export function failuresOf({ path, needs, body, query, fails }: ApiEntry): Record<number, string> {
  return {
    ...(body || query ? { 400: 'Something sent is missing or wrong; the message says what.' } : {}),
    ...(needs === 'sign-in' ? { 401: 'No one is signed in.' } : {}),
    ...(needs === 'api-key' ? keyFailures : {}),
    ...(path.includes('/:') ? { 404: 'There is no such thing, or it isn’t yours.' } : {}),
    ...fails,
  };
}

function failures(entry: ApiEntry): Json {
  const schema = jsonSchema(errorRecord, 'output');
  return Object.fromEntries(
    Object.entries(failuresOf(entry)).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema } } },
    ]),
  );
}

const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
    ...(name === 'uid' ? { description: uidWords } : {}),
  }));

export const uidWords = '“me” or your own uid. Staff can also give a customer’s uid, to read what the customer reads.';

function queryParameters({ query }: ApiEntry): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', required: required.includes(name) },
    schema,
  }));
}
