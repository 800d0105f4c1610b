import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, type TestContext } from '../../../tests/setup/context.ts';
import type { Ctx } from '../../context.ts';
import { laidOutDesk, openStudio, waitingFor } from '../selection.test-data.ts';
import { approveAllAlternates, approveAlternates } from './approve-alternates.ts';
import { deskAlternatives, markAlternative } from './desk-alternatives.ts';
import { publishDesk } from './publish/publish-desk.ts';
import { swapPiece } from './swap-piece.ts';

let ctx: TestContext;
let maren: Ctx;
let surveyId: string;
let slot: { pieceId: string; recordId: string; version: number; offered: string[] };

const desk = () => laidOutDesk(maren, surveyId);
const listed = async () => deskAlternatives(maren, await desk(), slot.pieceId);
const approved = async () =>
  (await listed()).filter((one) => one.approved !== null).map((one) => [one.item.recordId, one.approved]);
const approve = (alternates: string[], by = maren) => approveAlternates(by, { ...slot, alternates });

beforeAll(async () => {
  ({ ctx, maren } = await openStudio());
});

beforeEach(async () => {
  ({ surveyId } = await waitingFor(ctx));
  const { selection } = await desk();
  const slots = selection.boards.flatMap((board) => board.slots);
  const found = await Promise.all(
    slots.map(async ({ id, version, item }) => {
      const list = (await deskAlternatives(maren, await desk(), id)).map((one) => one.item.recordId);
      return { pieceId: id, version, recordId: item?.recordId ?? '', offered: list };
    }),
  );
  const [longest] = found.toSorted((a, b) => b.offered.length - a.offered.length);
  if (!longest || longest.offered.length < 3) throw new Error('no slot has three alternatives');
  slot = longest;
});

describe('alternates on the desk', () => {
  it('are proposed, approved in their order, and taken back one by one', async () => {
    const [first = '', second = '', third = ''] = slot.offered;
    expect((await listed()).filter((one) => one.proposed).map(({ item }) => item.recordId)).toEqual([first, second]);
    expect(await approve([second, first])).toEqual({ ok: true });
    expect(Object.fromEntries(await approved())).toEqual({ [second]: 1, [first]: 2 });
    expect((await listed()).some((one) => one.proposed)).toBe(false);
    expect(await approve([third])).toEqual({ ok: true });
    expect(await approved()).toEqual([[third, 1]]);
    expect(await approve([])).toEqual({ ok: true });
    expect(await approved()).toEqual([]);
  });

  it('are on the slot’s list, at most two, for the piece that’s there', async () => {
    const [first = ''] = slot.offered;
    expect(await approve(slot.offered.slice(0, 3))).toEqual({ ok: false, reason: 'too-many-alternates' });
    expect(await approve([slot.recordId])).toEqual({ ok: false, reason: 'not-an-alternative' });
    expect(await approve(['none'])).toEqual({ ok: false, reason: 'not-an-alternative' });
    expect(await approve([first], ctx.as(await createAccount(ctx)))).toEqual({ ok: false, reason: 'not-allowed' });
    const other = { ...slot, recordId: first, alternates: [first] };
    expect(await approveAlternates(maren, other)).toMatchObject({ ok: false, reason: 'stale' });
  });

  it('count for nothing once another piece is there, and not if they’re ruled out', async () => {
    const [first = '', second = ''] = slot.offered;
    await approve([first, second]);
    await markAlternative(maren, { pieceId: slot.pieceId, recordId: first, mark: 'forbid' });
    expect(await approved()).toEqual([[second, 1]]);
    const { selection } = await desk();
    const now = selection.boards.flatMap((board) => board.slots).find(({ id }) => id === slot.pieceId);
    await swapPiece(maren, { pieceId: slot.pieceId, version: now?.version ?? 0, recordId: second });
    expect(await approved()).toEqual([]);
  });

  it('are approved for every piece at once, and boards go out without any too', async () => {
    const { selection } = await desk();
    expect(await approveAllAlternates(maren, { selectionId: selection.id })).toEqual({ ok: true });
    expect(await approveAllAlternates(maren, { selectionId: selection.id })).toEqual({
      ok: false,
      reason: 'nothing-to-approve',
    });
    const slots = (await desk()).selection.boards.flatMap((board) => board.slots);
    expect(slots.filter((one) => one.approved > 0).length).toBeGreaterThan(1);
    ({ surveyId } = await waitingFor(ctx));
    await desk();
    expect(await publishDesk(maren, { surveyId })).toMatchObject({ ok: true });
    expect(await approveAllAlternates(maren, { selectionId: selection.id })).toMatchObject({ ok: false });
  });
});
