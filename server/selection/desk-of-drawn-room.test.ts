import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RoomShape } from '#core/room/index.ts';
import type { TestContext } from '../../tests/setup/context.ts';
import type { Ctx } from '../context.ts';
import { survey } from '../db/schema/index.ts';
import { openRoom } from '../room/open-room.ts';
import { saveRoom } from '../room/save-room.ts';
import { proposePieces } from './desk/propose-pieces.ts';
import { publishDesk } from './desk/publish/publish-desk.ts';
import { laidOutDesk, openStudio, type Person, waitingFor } from './selection.test-data.ts';

let ctx: TestContext;
let maren: Ctx;
let customer: Person;
let surveyId: string;

beforeAll(async () => {
  ({ ctx, maren } = await openStudio());
});

beforeEach(async () => {
  ({ customer, surveyId } = await waitingFor(ctx));
});

const laidOut = () => laidOutDesk(maren, surveyId);

const slotsIn = ({ selection }: Awaited<ReturnType<typeof laidOut>>) => selection.boards.flatMap(({ slots }) => slots);

describe('the room as it was drawn', () => {
  async function drawnWith(change: (room: RoomShape) => RoomShape) {
    const own = ctx.as(customer);
    const opened = await openRoom(own, surveyId);
    if (!opened) throw new Error('no room');
    expect(await saveRoom(own, { surveyId, version: opened.version, room: change(opened.room) })).toMatchObject({
      ok: true,
    });
  }
  const doorOf = (width: number, height: number | null) => (room: RoomShape) => ({
    ...room,
    doors: room.doors.map((door) => ({ ...door, width, height })),
  });

  it('counts on the desk: what doesn’t pass its door can’t be published, nor proposed', async () => {
    const before = await laidOut();
    expect(before.brief.doorway).toEqual({ width: 32, height: 80 });
    expect(before.findings.filter(({ weight }) => weight === 'stops')).toEqual([]);
    await drawnWith(doorOf(20, 40));
    const after = await laidOut();
    expect(after.brief).toMatchObject({ doorway: { width: 20, height: 40 }, walls: { a: 168, b: 144 } });
    const [sofa] = slotsIn(after);
    expect(sofa?.fit).toMatchObject({ passes: false, stops: true });
    const stopped = after.findings.filter(({ weight }) => weight === 'stops').map(({ words }) => words);
    expect(stopped).toContain(`A: ${sofa?.item?.name}: ${sofa?.fit?.words}`);
    expect(await publishDesk(maren, { surveyId, sure: true })).toMatchObject({ ok: false, reason: 'stopped' });
    const proposed = await proposePieces(maren, after, { pieceId: sofa?.id ?? '', words: '', filters: [], most: 24 });
    expect(proposed?.pieces.every(({ fit }) => fit.passes)).toBe(true);
  });

  it('says nothing of a door that was never measured', async () => {
    await ctx.db
      .update(survey)
      .set({ responses: { ...responsesOf(await rowOf()), 'doorway-width': '', 'doorway-height': '' } })
      .where(eq(survey.id, surveyId));
    await drawnWith(doorOf(20, null));
    const desk = await laidOut();
    const { brief, findings } = desk;
    expect(brief.doorway).toBeNull();
    const carried = slotsIn(desk).filter(({ kind }) => kind !== 'rug');
    expect(carried.map(({ fit }) => fit?.passes)).not.toContain(true);
    expect(carried.flatMap(({ reasons }) => reasons.map(({ words }) => words)).join()).not.toMatch(/door/);
    expect(findings.map(({ words }) => words).join()).not.toMatch(/door/);
  });

  const rowOf = async () => (await ctx.db.select().from(survey).where(eq(survey.id, surveyId)))[0];
  const responsesOf = (row: { responses: object } | undefined) => ({ ...row?.responses });
});
