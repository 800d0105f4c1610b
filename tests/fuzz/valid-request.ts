import { type Content, encode, form, json, nothing } from './content.ts';
import type { Door } from './doors.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import { fittingValue } from './shapes.ts';
import { type Asker, actContent, uploadFields } from './valid-acts.ts';
import type { WireRequest } from './wire.ts';

/** A request before it is written down. */
export interface Draft {
  method: string;
  segments: readonly string[];
  query: readonly (readonly [name: string, value: string])[];
  headers: readonly (readonly [name: string, value: string])[];
  content: Content;
}

/** What replaces a `:name` in an address. */
const kindOfParam: Readonly<Record<string, string>> = {
  ...{ orderId: 'order', selectionId: 'selection', surveyId: 'survey', recordId: 'record', token: 'share' },
  ...{ feeId: 'fee', messageId: 'contact', reviewId: 'review', customerId: 'account' },
  ...{ purchaseOrderId: 'po', makerId: 'maker' },
};

/** What `:id` is, by the word before it. */
const kindBefore: Readonly<Record<string, string>> = {
  ...{ orders: 'order', selections: 'selection', surveysData: 'survey', furniture: 'record', mailbox: 'mail' },
  ...{ promotions: 'promotion', uploaded: 'picture', user_images: 'upload' },
};

const usualParams: Readonly<Record<string, readonly string[]>> = {
  uid: ['me'],
  transform: ['w_160', 'w_800', 'w_1'],
  provider: ['google', 'facebook'],
  code: ['new', 'WELCOME', 'FUZZ1'],
  anything: ['nothing-here', 'wp-login.php', '.env'],
};

function paramOf(name: string, before: string, { random, own }: Asker): string {
  const usual = usualParams[name];
  if (usual) return random.pick(usual);
  if (before === 'promotions' && random.chance(0.5)) return 'new';
  if (name === 'id' && before.startsWith('w_')) return `furniture/${own('record')}/front`;
  return own(kindOfParam[name] ?? kindBefore[before] ?? 'survey');
}

/** What a field of an API call usually holds. */
function usualField(name: string, { random, person, own }: Asker): unknown {
  const values: Readonly<Record<string, () => unknown>> = {
    email: () => `fuzz-${random.hex(10)}@example.com`,
    to: () => `fuzz-${random.hex(10)}@example.com`,
    password: () => 'another-long-password-149',
    path: () => random.pick(['scenes', 'styles', 'furniture/uploaded', 'hero']),
    user: () => random.pick(['customer@hearthline.test', person.email ?? 'customer@hearthline.test']),
    survey: () => own('survey'),
    surveyId: () => own('survey'),
    selectionId: () => own('selection'),
    order: () => own('fee'),
    id: () => own('record'),
    recordId: () => own('record'),
    furniture: () => [own('record')],
    page: () => '/',
    step: () => 'rooms',
    date: () => '2026-12-01',
    zip: () => '11201',
    state: () => 'NY',
    postal_code: () => '11201',
    shipping_zip: () => '11201',
    shipping_state: () => 'NY',
    zip_main: () => '11201',
    phone: () => '(718) 555-0149',
    phone_number_main: () => '(718) 555-0149',
    token: () => own('token'),
  };
  return Object.hasOwn(values, name) ? values[name]?.() : undefined;
}

function surveyAnswers({ random }: Asker): Content {
  return json({
    draft: `fuzz-draft-${random.int(12)}`,
    responses: {
      project_name: random.pick(['Upstairs', 'The den', 'Attic']),
      type_of_furniture: random.pick(['living-room', 'bedroom', 'office']),
      favorite_styles: [random.pick(['draper', 'roy', 'moody'])],
      boldness: random.int(10),
    },
  });
}

/** What a maker's own system sends. */
function makersCall(path: string, { own, random }: Asker): Content {
  const line = { id: own('poline'), quantity: 1 + random.int(3) };
  if (path.endsWith('/confirm')) return json({ lines: [{ ...line, shipDay: '2026-12-20' }] });
  if (path.endsWith('/ship')) return json({ carrier: 'ups', tracking: '1Z999AA10123456784', lines: [line] });
  return json({ pieces: [{ recordId: own('record'), stock: random.int(9), price: 149 }] });
}

function contentOf(door: Door, asker: Asker): Content {
  if (door.kind === 'act') return actContent(door.path, asker);
  if (door.multipart) return uploadFields;
  if (door.method === 'GET') return nothing;
  if (door.path.includes('surveysData') && !door.path.endsWith('/submit')) return surveyAnswers(asker);
  if (door.path.startsWith('/api/maker/')) return makersCall(door.path, asker);
  if (door.body) return json(fittingValue(door.body, asker.random, (name) => usualField(name, asker)));
  return door.kind === 'other' ? form({ code: '123456' }) : nothing;
}

/** Words of the lists in the studio, the gallery and the quiz. */
const usualQuery: Readonly<Record<string, readonly string[]>> = {
  ...{
    q: ['oak', 'june', 'HL-1'],
    page: ['1', '2', '9'],
    state: ['open', 'paid'],
    room: ['bedroom'],
    step: ['payment'],
  },
  ...{ style: ['roy'], month: ['2026-12'], period: ['year'], board: ['b'], zip: ['11201'], format: ['json'] },
};

function queryOf(door: Door, asker: Asker): [string, string][] {
  const { random } = asker;
  if (door.kind === 'call') {
    return door.query
      .filter(() => random.chance(0.4))
      .map(({ name, shape }) => [name, String(fittingValue(shape, random, () => undefined))]);
  }
  const token = /reset-password|invitation|verify-email|email-change|newsletter\//.test(door.path);
  if (token) return [['token', asker.own('token')]];
  if (door.path.startsWith('/purchase-success')) return [['order', asker.own('order')]];
  return Object.keys(usualQuery)
    .filter(() => random.chance(0.1))
    .map((name) => [name, random.pick(usualQuery[name] ?? [''])]);
}

/** The maker's link that this door needs, if this person has one. */
function makersLink(door: Door, { person, random }: Asker): URL | null {
  const page = /^\/maker\/(portal|orders)\//.exec(door.path)?.[1];
  const link = page && person.things.pick(`maker ${page}`, random);
  return link ? new URL(link, 'http://shop.test') : null;
}

/** A request that this person could mean. */
export function validRequest(door: Door, person: Person, random: Random, host: string): Draft {
  const own = (kind: string) => person.things.pick(kind, random) ?? `${kind}_${'0'.repeat(21)}`;
  const asker: Asker = { random, person, own };
  const segments: string[] = [];
  const link = makersLink(door, asker);
  for (const segment of door.path.slice(1).split('/')) {
    const [, name, rest = ''] = /^:(\w+)(\.\w+)?$/.exec(segment) ?? [];
    const linked = link?.pathname.split('/').at(-1);
    const value = name ? (linked ?? paramOf(name, segments.at(-1) ?? '', asker)) : segment;
    segments.push(...(name ? `${value}${rest}`.split('/').map(encodeURIComponent) : [value]));
  }
  return {
    method: door.method,
    segments,
    query: link ? [...link.searchParams] : queryOf(door, asker),
    headers: [
      ['Host', host],
      ...(door.method === 'GET' ? [] : [['Origin', `http://${host}`] as const]),
      ['Accept', random.pick(['*/*', 'text/html', 'application/json', 'image/avif,image/webp'])],
    ],
    content: contentOf(door, asker),
  };
}

export function written(draft: Draft, random: Random): WireRequest {
  const { method, segments, query, headers, content } = draft;
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  const { type, body } = encode(content, random);
  const carries = method !== 'GET' && method !== 'HEAD';
  return {
    method,
    target: `/${segments.join('/')}${search ? `?${search}` : ''}`,
    headers: [...headers, ...(carries && type ? [['Content-Type', type] as const] : [])],
    body: carries ? body : null,
    framing: 'length',
  };
}
