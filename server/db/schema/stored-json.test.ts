import { getTableColumns, getTableName, isTable, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyTaste } from '#core/selection/index.ts';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import type { Db } from '../database.ts';
import * as schema from './index.ts';

const item = {
  color: 'blue',
  dimensions: { width: 30, depth: 30, height: 30, diagonalDepth: null },
  leadTimeDays: 9,
  vendor: { name: 'Alder & Ash', shippingRateType: 'flat' },
};
const none = { type: null, subType: null, materials: [], shape: null, size: null, woodTone: null, swatch: null };
const oneBody = { legHeight: null, sections: [], flatPacked: false };
const unsaid = { careInstructions: null, clientDescription: null, materialsFinish: null, materialsFinishTwo: null };
const board = { name: 'Calm', furniture: [{ recordId: 'a1' }] };
const readBoard = { name: 'Calm', note: '', furniture: [{ recordId: 'a1', note: '', quantity: 1 }] };

const square = [
  { x: 0, y: 0 },
  { x: 120, y: 0 },
  { x: 120, y: 96 },
  { x: 0, y: 96 },
];

const deskPiece = { boardId: 'b1', slot: 0, kind: 'sofa', recordId: 'rec-a' };
const emptyDeskPiece = {
  ...{ unfilled: null, quantity: 1, note: '', reasons: [], pinned: [], forbidden: [], alternates: null, locked: false },
  ...{ footX: null, footY: null },
};

const pdf = { name: 'a.pdf', type: 'application/pdf', base64: 'AA==' };
const fed = { recordId: 'a1', field: 'stock', from: 5, to: 0 };
const billed = { lineId: 'poline_1', quantity: 2, unitCents: 4500 };

const ohio = { level: 'state', name: 'Ohio', millionths: 57_500 };

/** For every JSONB column: a row as an older version could have left it, and what we read. */
const older: Record<string, readonly [stored: unknown, read: unknown][]> = {
  'account_link.detail': [[{ email: 'robin@example.com', tries: 3 }, { email: 'robin@example.com' }]],
  'arrangement.pieces': [
    [[{ id: 'a1', x: 12, y: 8, turn: 45 }, { id: 'lost' }], [{ id: 'a1', x: 12, y: 8, turn: 0, locked: false }]],
  ],
  'audit.detail': [[[], {}]],
  'board_healing.alternatives': [[{}, []]],
  'board_healing.reasons': [[['Low.', null], ['Low.']]],
  'board_piece.alternates': [
    [{ for: 'a1' }, { for: 'a1', recordIds: [] }],
    [['a1'], null],
  ],
  'board_piece.alternatives': [[['a1', null], ['a1']]],
  'board_piece.forbidden': [[{ a1: true }, []]],
  'board_piece.pinned': [[{}, []]],
  'board_piece.reasons': [[['Fits your door.', { reason: 'door' }], ['Fits your door.']]],
  'board_piece.relaxed': [[{}, []]],
  'desk_step.before': [
    [{ boards: { b1: { name: 'Calm' } } }, { boards: {}, pieces: {}, wishes: null }],
    [{ pieces: { p1: deskPiece } }, { boards: {}, pieces: { p1: { ...deskPiece, ...emptyDeskPiece } }, wishes: null }],
  ],
  'desk_step.after': [[{ pieces: { p1: null } }, { boards: {}, pieces: { p1: null }, wishes: null }]],
  'example_selection.boards': [
    [
      [board, board],
      [readBoard, readBoard],
    ],
  ],
  'furniture.item': [
    [
      item,
      {
        ...{ ...none, ...unsaid, ...item, sku: null, link: null, scrapingSpecifics: null },
        weightPounds: null,
        seatHeight: null,
        ...{ takesApart: oneBody, pictures: noPictures() },
        vendor: { ...item.vendor, shipsFrom: null },
      },
    ],
    // Needing assembly was all that older rows said, so they promise nothing about legs or sections.
    [{ ...item, assemblyRequired: true }, expect.objectContaining({ takesApart: oneBody })],
    [{ ...item, takesApart: { legHeight: 6 } }, expect.objectContaining({ takesApart: { ...oneBody, legHeight: 6 } })],
    [{ ...item, pictures: { front: [] } }, expect.objectContaining({ pictures: noPictures() })],
  ],
  'maker_feed.mapping': [[{ recordId: 'Item', price: 5, size: 'Size' }, { recordId: 'Item' }]],
  'maker_feed_run.changes': [[[{ ...fed, at: 1 }], [fed]]],
  'maker_feed_run.left_out': [[[], []]],
  'maker_feed_run.problems': [
    [[{ line: 2, message: 'No.' }, 'lost'], [{ kind: 'unreadable', line: 2, heading: null, message: 'No.' }]],
  ],
  'purchase_order_bill.lines': [[[{ ...billed, unit: 'each' }], [billed]]],
  'purchase_exchange.due': [[[{ of: 'fee', cents: 5 }], [{ of: 'fee', lineId: null, cents: 5 }]]],
  'message.pictures': [['', []]],
  'message.pieces': [[['a1', 4], ['a1']]],
  'outbox.payload': [[[], {}]],
  'payment.card': [
    [
      { brand: 'visa', country: 'US' },
      { brand: 'visa', last4: '' },
    ],
  ],
  'purchase.address': [
    [
      { name: 'Robin', line1: '1 Elm', city: 'Chicago', state: 'IL', zip: '60601', company: 'Elm Inc.' },
      { name: 'Robin', line1: '1 Elm', line2: '', city: 'Chicago', state: 'IL', zip: '60601', phone: '' },
    ],
  ],
  'price_list.shipping_bands': [[[{ below: null, rate: 9900, name: 'All' }], [{ below: null, rate: 9900 }]]],
  'purchase.shipping_bands': [[[{ below: null, rate: 9900, name: 'All' }], [{ below: null, rate: 9900 }]]],
  'purchase.tax_parts': [
    [[], []],
    [[{ level: 'state', name: 'Ohio', millionths: 57_500, since: '2026' }], [ohio]],
  ],
  'purchase.money_lines': [
    [[{ key: 'total', label: 'Total', cents: 100 }], [{ key: 'total', label: 'Total', cents: 100, why: '' }]],
  ],
  'purchase_line.moved_money': [
    [
      { from: 'l1', amounts: [{ kind: 'captured', of: 'line', intentId: 'pi_1', cents: 7, why: 'x' }] },
      { from: 'l1', amounts: [{ kind: 'captured', of: 'line', intentId: 'pi_1', cents: 7 }] },
    ],
  ],
  'purchase_line.shares': [
    [
      { list: 100, net: 90 },
      { list: 100, net: 90, volumeDiscount: 0, coupon: 0, tax: 0, whiteGlove: 0 },
    ],
  ],
  'refund.amounts': [[[{ of: 'tax', lineId: 'l1', cents: 7, why: 'x' }], [{ of: 'tax', lineId: 'l1', cents: 7 }]]],
  'refund_approval.given': [[[], {}]],
  'room_shape.room': [
    [
      { outline: square, doors: [{ id: 'lost' }] },
      { outline: square, ceiling: null, doors: [], openings: [], windows: [], radiators: [], fixed: [], guessed: [] },
    ],
    [{ outline: [] }, null],
  ],
  'sandbox_mail.headers': [[{ 'List-Id': 'x', weight: 2 }, { 'List-Id': 'x' }]],
  // Settings are read name by name: core/settings/settings.test.ts has their older rows.
  'sandbox_mail.attachments': [
    ['', []],
    [[{ name: 'a.pdf' }, pdf], [pdf]],
  ],
  'selection.before_publish': [
    [{ project: { revisions: 1 } }, null],
    [
      { project: { revisions: 1, revising: true }, older: null },
      {
        project: { revisions: 1, revising: true, boardsReadyAt: null, missedAt: null },
        ...{ older: null, desk: { boards: {}, pieces: {}, wishes: null } },
      },
    ],
  ],
  'selection.wishes': [['', {}]],
  'setting.value': [[{ checkout: true }, { checkout: true }]],
  'survey.responses': [['', {}]],
  'tax_rate.parts': [[[{ ...ohio, since: '2026' }], [ohio]]],
  'taste_model.model': [
    ['', emptyTaste],
    [
      { homes: 9, pieces: 40, weights: { 'everyone/glow/1': {} } },
      { homes: 9, pieces: 40, weights: {} },
    ],
  ],
  'survey.sheet': [[{ room: { value: 'den' }, style: 'roy' }, { room: { value: 'den', at: 0 } }]],
};

function noPictures() {
  return { front: [], side: [], detail: [], back: [], cutOut: null };
}

const jsonColumns = new Map<string, PgColumn>(
  Object.values(schema as Record<string, unknown>)
    .filter((one) => isTable(one))
    .flatMap((table) =>
      Object.values(getTableColumns(table) as Record<string, PgColumn>)
        .filter((column) => column.getSQLType() === 'jsonb')
        .map((column): [string, PgColumn] => [`${getTableName(table)}.${column.name}`, column]),
    ),
);

describe('JSONB columns read what older versions wrote', () => {
  let db: Db;
  beforeAll(async () => {
    ({ db } = await createTestDatabase());
  });

  it('has an older row for every JSONB column', () => {
    expect([...jsonColumns.keys()].sort()).toEqual(Object.keys(older).sort());
  });

  for (const [name, examples] of Object.entries(older)) {
    it(name, async () => {
      const column = jsonColumns.get(name);
      if (!column) throw new Error(`${name} is no JSONB column`);
      for (const [stored, read] of examples) {
        const [row] = await db
          .select({ value: sql`${JSON.stringify(stored)}::jsonb`.mapWith(column) })
          .from(sql`(select 1) one`);
        expect(row?.value).toEqual(read);
      }
    });
  }

  it('never makes up an amount of money', () => {
    for (const [name, stored] of [
      ['refund.amounts', [{ of: 'tax', lineId: null }]],
      ['purchase_line.shares', { list: 100 }],
      ['purchase_line.moved_money', { from: 'l1', amounts: [{ kind: 'captured' }] }],
      ['purchase.money_lines', [{ key: 'total', label: 'Total' }]],
      ['purchase.tax_parts', [{ level: 'state', name: 'Ohio' }]],
    ] as const) {
      expect(() => jsonColumns.get(name)?.mapFromDriverValue(stored), name).toThrow();
    }
  });
});
