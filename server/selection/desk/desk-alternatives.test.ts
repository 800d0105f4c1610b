import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestContext } from '../../../tests/setup/context.ts';
import type { Ctx } from '../../context.ts';
import { audit } from '../../db/schema/index.ts';
import { getSelection } from '../results/get-selection.ts';
import { laidOutDesk, openStudio, type Person, waitingFor } from '../selection.test-data.ts';
import { deskAlternatives, markAlternative } from './desk-alternatives.ts';
import type { Desk } from './open-desk.ts';
import { publishDesk } from './publish/publish-desk.ts';

let ctx: TestContext;
let maren: Ctx;
let customer: Person;
let surveyId: string;
let desk: Desk & { selection: NonNullable<Desk['selection']> };
let pieceId: string;
let offered: string[];

beforeAll(async () => {
  ({ ctx, maren } = await openStudio());
});

/** The slot with the most alternatives. */
beforeEach(async () => {
  ({ customer, surveyId } = await waitingFor(ctx));
  desk = await laidOutDesk(maren, surveyId);
  const slots = desk.selection.boards.flatMap((board) => board.slots);
  const lists = await Promise.all(slots.map(async ({ id }) => ({ id, list: await deskAlternatives(maren, desk, id) })));
  const [longest] = lists.toSorted((a, b) => b.list.length - a.list.length);
  pieceId = longest?.id ?? '';
  offered = longest?.list.map(({ item }) => item.recordId) ?? [];
  expect(offered.length).toBeGreaterThan(1);
});

const marks = async () =>
  (await deskAlternatives(maren, desk, pieceId)).map(({ item, mark }) => [item.recordId, mark] as const);
const mark = (recordId: string, as: 'pin' | 'forbid' | 'offer', by: Ctx = maren) =>
  markAlternative(by, { pieceId, recordId, mark: as });

const published = async () => {
  expect(await publishDesk(maren, { surveyId })).toMatchObject({ ok: true });
  const shown = await getSelection(ctx.as(customer), desk.selection.id);
  const slot = desk.selection.boards.flatMap(({ slots }) => slots).find(({ id }) => id === pieceId);
  const pieces = shown?.selection.boards.flatMap(({ furniture }) => furniture) ?? [];
  return pieces.find(({ recordId }) => recordId === slot?.item?.recordId)?.alternatives;
};

describe('alternatives on the desk', () => {
  it('are what goes out with the boards', async () => {
    expect(await published()).toEqual(offered);
  });

  it('come first once pinned, and go out that way', async () => {
    const last = offered.at(-1) ?? '';
    expect(await mark(last, 'pin')).toEqual({ ok: true });
    expect((await marks())[0]).toEqual([last, 'pinned']);
    expect((await published())?.[0]).toBe(last);
  });

  it('never go out once forbidden, until that is taken back', async () => {
    const [first = ''] = offered;
    expect(await mark(first, 'pin')).toEqual({ ok: true });
    expect(await mark(first, 'forbid')).toEqual({ ok: true });
    expect((await marks()).at(-1)).toEqual([first, 'forbidden']);
    expect(await mark(first, 'offer')).toEqual({ ok: true });
    expect((await marks())[0]).toEqual([first, null]);
    await mark(first, 'forbid');
    const out = await published();
    expect(out).not.toContain(first);
    // Another may come after them in its place.
    expect(out?.slice(0, offered.length - 1)).toEqual(offered.slice(1));
  });

  it('stay as they are when the same mark comes twice or at once', async () => {
    const [first = ''] = offered;
    for (const done of await Promise.all([mark(first, 'pin'), mark(first, 'pin')])) expect(done).toEqual({ ok: true });
    expect(await marks()).toEqual(offered.map((id) => [id, id === first ? 'pinned' : null]));
  });

  it('are refused for pieces that don’t pass, for customers, and once the boards are out', async () => {
    const [first = ''] = offered;
    const [onBoard] = desk.selection.boards[0]?.slots ?? [];
    expect(await mark(onBoard?.item?.recordId ?? '', 'pin')).toEqual({ ok: false, reason: 'not-an-alternative' });
    expect(await mark('rec-unknown', 'forbid')).toEqual({ ok: false, reason: 'not-an-alternative' });
    expect(await mark(first, 'pin', ctx.as(customer))).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await deskAlternatives(ctx.as(customer), desk, pieceId)).toEqual([]);
    await published();
    expect(await mark(first, 'pin')).toEqual({ ok: false, reason: 'already-published' });
  });

  it('are in the log with their project', async () => {
    const [first = ''] = offered;
    await mark(first, 'pin');
    await mark(first, 'offer');
    const rows = await ctx.db.select().from(audit).where(eq(audit.surveyId, surveyId));
    const acts = rows.map(({ act }) => act);
    expect(acts).toEqual(expect.arrayContaining(['board.pin', 'board.offer']));
  });
});
