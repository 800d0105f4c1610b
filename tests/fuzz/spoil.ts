import { type Content, type Field, json, smallPicture } from './content.ts';
import { hostileBytes, hostileJson, hostileSegment, hostileText, hostileValue } from './hostile-values.ts';
import type { Random } from './random.ts';
import type { Things } from './things.ts';
import type { Draft } from './valid-request.ts';
import type { Framing, WireRequest } from './wire.ts';

/** Puts something hostile in the place of one part of a good request. */
export function spoilDraft(draft: Draft, random: Random, foreign: Things): Draft {
  const content = () => ({ ...draft, content: spoilContent(draft.content, random, foreign) });
  const path = () => {
    const at = random.int(draft.segments.length);
    const instead = random.chance(0.3) ? (foreign.any(random) ?? '') : hostileSegment(random);
    return { ...draft, segments: draft.segments.with(at, instead) };
  };
  const query = () => {
    const known = draft.query.map(([name]) => name);
    const name = random.pick([
      ...known,
      'q',
      'page',
      'step',
      'next',
      'token',
      'survey',
      'state',
      'messages',
      '_routes',
    ]);
    return { ...draft, query: [...draft.query, [name, hostileText(random).toWellFormed()] as const] };
  };
  if (draft.content.kind !== 'none' && random.chance(0.6)) return content();
  return random.chance(0.6) ? path() : query();
}

function spoilContent(content: Content, random: Random, foreign: Things): Content {
  if (content.kind === 'none') return content;
  if (content.kind === 'json') return json(spoilValue(content.value, random, foreign));
  const { fields } = content;
  const at = random.int(Math.max(1, fields.length));
  const [name = 'act', value] = fields[at] ?? [];
  const how = random.int(6);
  const replaced = (other: Field): Content => ({
    ...content,
    fields: fields.length > 0 ? fields.with(at, other) : [other],
  });
  if (how === 0) return { ...content, fields: fields.toSpliced(at, 1) };
  if (how === 1) return { ...content, fields: [...fields, [name, value ?? '']] };
  if (how === 2) return replaced([hostileText(random), value ?? '']);
  if (how === 3) return { kind: 'multipart', fields: [...fields.toSpliced(at, 1), [name, hostileFile(random)]] };
  if (how === 4) return replaced([name, foreign.any(random) ?? '']);
  return replaced([name, hostileText(random)]);
}

const hostileFile = (random: Random) => ({
  filename: random.pick(['a.png', '../../a', '', 'x'.repeat(300), '\u202egnp.exe']),
  type: random.pick(['image/png', 'text/html', 'image/svg+xml', 'x/y', '']),
  bytes: random.pick([
    () => hostileBytes(random),
    () => Buffer.concat([smallPicture.bytes.subarray(0, 8 + random.int(60)), hostileBytes(random, 200)]),
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9999999" height="9999999"><g/></svg>'),
    () => Buffer.alloc(0),
  ])(),
});

/** Changes one value somewhere inside. */
function spoilValue(value: unknown, random: Random, foreign: Things): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.25)) {
    return random.chance(0.2) ? foreign.any(random) : hostileValue(random);
  }
  const entries = Object.entries(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return [hostileValue(random)];
    const at = random.int(value.length);
    return value.with(at, spoilValue(value[at], random, foreign));
  }
  if (entries.length === 0 || random.chance(0.1)) return { ...value, [hostileText(random)]: hostileValue(random) };
  const [name, inner] = random.pick(entries);
  const { [name]: _, ...rest } = value as Record<string, unknown>;
  return random.chance(0.15) ? rest : { ...rest, [name]: spoilValue(inner, random, foreign) };
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH', 'QUERY'];
const framings: readonly Framing[] = [
  'chunked',
  'chunked',
  'unsaid',
  'unsaid',
  'too-long',
  'too-short',
  'broken-chunks',
];
const contentTypes = [
  ...['text/plain', 'application/json', 'multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed'],
  ...['application/x-www-form-urlencoded; charset=utf-16', 'application/xml', 'x', '', 'application/octet-stream'],
  ...['multipart/form-data; boundary=----fuzz', 'application/json; charset="', 'image/png'],
];

type Headers = WireRequest['headers'];
const withHeader = (headers: Headers, name: string, value: string): Headers => [
  ...headers.filter(([known]) => known.toLowerCase() !== name.toLowerCase()),
  [name, value],
];

function hostileHeader(random: Random): readonly [string, string] {
  const long = 'x'.repeat(random.pick([10, 4000, 20_000]));
  return random.pick([
    ['Cookie', `hearthline.session_token=${random.pick(['%zz', '%00', 'a.b', long, '"', '='])}`],
    ['Cookie', `hearthline.visitor=${random.pick(['%e0%a4', 'visitor_1.x', '', '.', '%', 'a.b.c'])}`],
    ['Cookie', random.pick([';', '=;=', '\x80=\xff', long, '__proto__=1; constructor=2'])],
    ['Host', random.pick(['', 'evil.example', 'localhost:99999', '[::1', 'a b', 'LOCALHOST', 'localhost.', '%00'])],
    ['Origin', random.pick(['null', 'https://evil.example', '', 'not a url'])],
    ['Sec-Fetch-Site', random.pick(['cross-site', 'same-site', 'x'])],
    ['Accept', random.pick(['', 'image/avif', ';q=', '*/*;q=nan', long])],
    ['Accept-Encoding', random.pick(['gzip', 'br;q=0', 'identity;q=0', '*;q=0', ',,,', long])],
    ['Accept-Language', long],
    ['Range', random.pick(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-1,2-3', 'x', 'bytes=99999999999999999999-'])],
    ['If-None-Match', random.pick(['*', '"', 'W/"x"', long])],
    ['If-Modified-Since', 'yesterday'],
    ['X-Forwarded-For', random.pick(['1.2.3.4', ',', long, '\x80', '::1, ::1'])],
    ['X-Request-Id', random.pick(['x', long, '12345678'])],
    ['api-key', random.pick(['', 'hl_', long, '\x80\xff', 'hl_00000000000000000000000000000000'])],
    ['Authorization', random.pick(['Bearer', 'Basic %%%', long])],
    ['stripe-signature', random.pick(['t=1,v1=x', '', 't=,v1=', long])],
    ['Expect', random.pick(['100-continue', 'something'])],
    ['Content-Encoding', random.pick(['gzip', 'br', 'x'])],
    ['Upgrade', 'websocket'],
    ['User-Agent', random.pick(['', 'Googlebot', long])],
    ['Sec-GPC', '1'],
  ] as const);
}

/** Writes it down as no browser would. */
export function spoilWire(request: WireRequest, random: Random): WireRequest {
  const { headers, target, body } = request;
  return random.pick([
    () => ({ ...request, headers: withHeader(headers, ...hostileHeader(random)) }),
    () => ({ ...request, headers: [...headers, hostileHeader(random)] }),
    () => ({ ...request, headers: withHeader(headers, 'Content-Type', random.pick(contentTypes)) }),
    () => ({ ...request, headers: headers.filter(([name]) => name !== 'Content-Type') }),
    () => ({ ...request, framing: random.pick(framings) }),
    () => ({ ...request, method: random.pick(methods), body: body ?? Buffer.from('a=b') }),
    () => ({ ...request, method: random.pick(['POST', 'PUT', 'DELETE']), framing: 'unsaid' as const }),
    () => ({ ...request, body: hostileBytes(random) }),
    () => ({ ...request, body: Buffer.from(hostileJson(random)) }),
    () => ({ ...request, body: body?.subarray(0, random.int(body.length + 1)) ?? null }),
    () => ({ ...request, body: Buffer.from(`a=%zz&b=%00&%ff=%c0&c=${hostileText(random)}`) }),
    () => ({ ...request, body: Buffer.alloc(random.pick([1, 600_000]), 'x') }),
    () => ({
      ...request,
      target: target.replace('/', random.pick(['//', '/./', '/../', '/%2f', '/\\', '/;/', '/%00/'])),
    }),
    () => ({
      ...request,
      target: `${target}${random.pick(['/', '//', '.data', '%20', '?', '?=&&=', '#x', '?%zz=%', '.'])}`,
    }),
    () => ({
      ...request,
      target: `${target}${target.includes('?') ? '&' : '?'}${'a=1&'.repeat(random.pick([3, 900]))}`,
    }),
    () => ({ ...request, target: `${random.pick(['http://evil.example', 'http://localhost', '*', 'x'])}${target}` }),
  ])();
}
