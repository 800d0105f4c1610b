import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { makerScope } from '#core/account/index.ts';
import { printCsv } from '#core/catalog/index.ts';
import { acknowledgmentWords } from '#core/purchase-order/index.ts';
import { appendAudit } from '../audit/append.ts';
import type { Actor, Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { applySystemsFile } from '../feed/makers-file.ts';
import { ApiError, notFound } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { limitBody } from '../http/limit-body.ts';
import { pathId } from '../http/path-id.ts';
import { readBody } from '../http/read-body.ts';
import { tooMany } from '../http/refuse-too-many.ts';
import { confirmBySystem, openForSystem, orderForSystem, shipBySystem } from '../purchase-order/answer-by-system.ts';
import { admitKey } from './admit-key.ts';
import { confirmBody, shipBody, stockBody } from './makers-api-entries.ts';

type Call = Context<HttpEnvironment>;

const largestBody = 256 * 1024;

/** `/api/maker`: what a maker's own system may do with its key, by the rules of its page. */
export function makersApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.get('/orders', async (context) => {
    const { own } = await admitted(context);
    const open = await openForSystem(own);
    if (!open) throw notMakers();
    return context.json({ orders: open.orders.map(shown), total: open.total });
  });
  app.get('/orders/:id', async (context) => {
    const { own } = await admitted(context);
    return context.json(await orderOf(own, pathId(context)));
  });
  app.post('/orders/:id/confirm', limitBody(largestBody), async (context) => {
    const { own, note } = await admitted(context);
    const id = pathId(context);
    const body = await readBody(context, confirmBody);
    const done = await noted(own, note, { call: 'confirm', order: id }, (inside) =>
      confirmBySystem({ ...own, ...inside }, { id, ...body }),
    );
    if (!done.ok) throw refusalOf(done, 'This order was confirmed otherwise, changed or canceled in the meantime.');
    return context.json(await orderOf(own, id));
  });
  app.post('/orders/:id/ship', limitBody(largestBody), async (context) => {
    const { own, note } = await admitted(context);
    const id = pathId(context);
    const { lines, ...shipment } = await readBody(context, shipBody);
    const sent = lines && Object.fromEntries(lines.map((line) => [line.id, line.quantity]));
    const done = await noted(own, note, { call: 'ship', order: id }, (inside) =>
      shipBySystem({ ...own, ...inside }, { id, ...shipment, sent }),
    );
    if (!done.ok) throw refusalOf(done, 'Nothing on this order is confirmed and waiting to ship.');
    return context.json(await orderOf(own, id));
  });
  app.post('/stock', limitBody(largestBody), async (context) => {
    const { own, note } = await admitted(context);
    const { pieces } = await readBody(context, stockBody);
    const file = { name: 'By API', text: fileOf(pieces) };
    const done = await noted(own, note, { call: 'stock', pieces: pieces.length }, (inside) =>
      applySystemsFile({ ...own, ...inside }, file),
    );
    if (!done.ok && 'retryAfterSeconds' in done) throw tooMany(done.retryAfterSeconds);
    if (!done.ok) throw new ApiError(422, done.reason, 'message' in done ? done.message : 'We couldn’t use this.');
    const { pieces: changed, counts, problems } = done.report;
    return context.json({
      ...{ changed: done.state === 'done' ? changed.now : 0, waiting: changed.later, unchanged: counts.unchanged },
      // The first line is the headings.
      problems: problems.map(({ line, message }) => ({ recordId: pieces[line - 2]?.recordId ?? '', message })),
    });
  });
  return app;
}

const notMakers = () =>
  new ApiError(403, 'api-key-scope', 'This api-key isn’t a maker’s. Ask the shop for one made for your own system.');

interface Admitted {
  /** The maker whose key it is. */
  own: Ctx;
  /** Who called, for the log. */
  note: Actor;
}

async function admitted(context: Call): Promise<Admitted> {
  const ctx = context.get('ctx');
  const { asKey, makerId } = await admitKey(ctx, { key: context.req.header('api-key'), scope: makerScope });
  if (makerId === null) throw notMakers();
  return { own: { ...ctx, actor: { kind: 'maker', id: makerId } }, note: asKey.actor };
}

/** The log names the key beside what the maker did, in the same transaction. */
function noted<Done extends { ok: boolean }>(
  own: Ctx,
  actor: Actor,
  detail: Record<string, unknown>,
  act: (inside: Pick<Ctx, 'db'>) => Promise<Done>,
): Promise<Done> {
  return inTransaction({ ...own }, async (inside) => {
    const done = await act(inside);
    const id = own.actor.kind === 'maker' ? own.actor.id : '';
    const refused = !done.ok && 'reason' in done ? { refused: done.reason } : {};
    await appendAudit(
      { ...inside, actor },
      { act: makerScope, subject: { kind: 'maker', id }, detail: { ...detail, ...refused } },
    );
    return done;
  });
}

type Refused =
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'changed' }
  | { ok: false; reason: 'invalid'; problems: Readonly<Record<string, string>> };

function refusalOf(refused: Refused, changed: string): ApiError {
  if (refused.reason === 'invalid') {
    const [[where, message] = ['', acknowledgmentWords.noLine]] = Object.entries(refused.problems);
    const [field, line] = where.split(' ');
    return new ApiError(400, 'invalid', line ? `${field} of ${line}: ${message}` : `${field}: ${message}`);
  }
  if (refused.reason === 'not-allowed') return notMakers();
  return refused.reason === 'not-found' ? notFound() : new ApiError(409, 'changed', changed);
}

async function orderOf(own: Ctx, id: string) {
  const found = await orderForSystem(own, id);
  if (!found) throw notFound();
  return shown(found);
}

const shown = ({ makerId: _own, ...order }: NonNullable<Awaited<ReturnType<typeof orderForSystem>>>) => order;

const columns = ['price', 'stock', 'leadTimeDays'] as const;

/** As a maker's file, so that it's read by the same rules. */
function fileOf(pieces: z.infer<typeof stockBody>['pieces']): string {
  const used = columns.filter((name) => pieces.some((piece) => piece[name] !== undefined));
  const rows = pieces.map((piece) => [piece.recordId, ...used.map((name) => textOf(name, piece[name]))]);
  return printCsv([['recordId', ...used], ...rows]);
}

const textOf = (name: (typeof columns)[number], value: number | undefined): string => {
  if (value === undefined) return '';
  return name === 'price' ? value.toFixed(2) : String(value);
};
