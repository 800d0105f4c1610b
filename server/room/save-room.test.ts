import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, easternDay } from '#core/promotion/index.ts';
import { moveWall, type RoomShape, setWallLength } from '#core/room/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { account, audit, project, roomShape, survey } from '../db/schema/index.ts';
import { eraseAccounts } from '../privacy/erase-accounts.ts';
import { waitingFor } from '../selection/selection.test-data.ts';
import { searchVisits } from '../visit/search-visits.ts';
import { updateVisit } from '../visit/update-visit.ts';
import { openRoom, openRoomOnDesk } from './open-room.ts';
import { roomsOfAccount } from './rooms-of-account.ts';
import { saveRoom } from './save-room.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext(await createTestDatabase());
});

const visitor = { kind: 'visitor' } as const;
const changed = (room: RoomShape, length: number): RoomShape => {
  const made = setWallLength(room, 0, length);
  if (!made.ok) throw new Error(made.message);
  return made.room;
};

async function drawnBy() {
  const { customer, surveyId } = await waitingFor(ctx);
  const own = ctx.as(customer);
  const opened = await openRoom(own, surveyId);
  if (!opened) throw new Error('no room');
  return { customer, own, surveyId, opened };
}

async function withSpecialist() {
  const drawn = await drawnBy();
  const specialist = await createAccount(ctx, { role: 'specialist', firstName: 'Maren' });
  await ctx.db.update(project).set({ specialistId: specialist.id }).where(eq(project.surveyId, drawn.surveyId));
  return { ...drawn, specialist };
}

describe('the room as it is', () => {
  it('begins with what was measured, says what is guessed, and is kept once it is drawn', async () => {
    const { own, surveyId, opened } = await drawnBy();
    expect(opened).toMatchObject({ version: 0, savedBy: null, name: 'Oak Street', kind: 'Living room' });
    expect(opened.room.outline[2]).toEqual({ x: 168, y: 144 });
    expect(opened.room.doors[0]).toMatchObject({ width: 32, height: 80 });
    expect(opened.room.guessed).toContain('door-place');
    expect(opened.room.guessed).not.toContain('wall-a');
    const room = changed(opened.room, 200);
    expect(await saveRoom(own, { surveyId, version: 0, room })).toMatchObject({ ok: true, version: 1 });
    expect(await openRoom(own, surveyId)).toMatchObject({ room, version: 1, savedBy: 'customer' });
  });

  it('a save of an older version is refused with the newest, and nothing is overwritten', async () => {
    const { own, surveyId, opened } = await drawnBy();
    const [one, other] = [changed(opened.room, 190), changed(opened.room, 210)];
    const both = await Promise.all([one, other].map((room) => saveRoom(own, { surveyId, version: 0, room })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const kept = both[0]?.ok ? one : other;
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'stale', newest: { room: kept, version: 1 } });
    const again = await Promise.all(
      [191, 211].map((length) => saveRoom(own, { surveyId, version: 1, room: changed(opened.room, length) })),
    );
    expect(again.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await openRoom(own, surveyId))?.version).toBe(2);
    expect(await saveRoom(own, { surveyId, version: 99, room: one })).toMatchObject({ ok: false, reason: 'stale' });
  });

  it('the same room sent twice is saved once', async () => {
    const { own, surveyId, opened } = await drawnBy();
    const room = changed(opened.room, 180);
    const first = await saveRoom(own, { surveyId, version: 0, room });
    expect(await saveRoom(own, { surveyId, version: 0, room })).toEqual(first);
    expect(await ctx.db.select().from(roomShape).where(eq(roomShape.surveyId, surveyId))).toMatchObject([
      { version: 1 },
    ]);
  });

  it('only a room is saved, and only after the caller is known', async () => {
    const { own, surveyId, opened } = await drawnBy();
    const broken = { ...opened.room, outline: opened.room.outline.slice(0, 3) };
    const refusal = { ok: false, reason: 'invalid', message: 'A room has at least four corners.' };
    expect(await saveRoom(own, { surveyId, version: 0, room: broken })).toEqual(refusal);
    for (const room of [null, 'a room', { outline: Array.from({ length: 9999 }, () => ({ x: 0, y: 0 })) }])
      expect(await saveRoom(own, { surveyId, version: 0, room })).toMatchObject({ reason: 'invalid' });
    expect(await saveRoom(ctx.as(visitor), { surveyId, version: 0, room: broken })).toMatchObject({
      reason: 'not-allowed',
    });
  });

  it('belongs to its customer; a specialist may change it only in their own project', async () => {
    const { surveyId, opened, specialist } = await withSpecialist();
    const [stranger, colleague] = [await createAccount(ctx), await createAccount(ctx, { role: 'specialist' })];
    const { room } = opened;
    const given = { surveyId, version: 0, room };
    expect(await saveRoom(ctx.as(visitor), given)).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await saveRoom(ctx.as(stranger), given)).toEqual({ ok: false, reason: 'not-found' });
    expect(await saveRoom(ctx.as(colleague), given)).toEqual({ ok: false, reason: 'not-yours' });
    expect(await saveRoom(ctx.as(specialist), { ...given, surveyId: 'survey_none' })).toMatchObject({
      reason: 'not-found',
    });
    expect(await openRoom(ctx.as(stranger), surveyId)).toBeNull();
    expect(await openRoomOnDesk(ctx.as(stranger), surveyId)).toBeNull();
    expect(await openRoomOnDesk(ctx.as(colleague), surveyId)).toMatchObject({ mine: false, version: 0 });
    const admin = await createAccount(ctx, { role: 'admin' });
    expect(await openRoomOnDesk(ctx.as(admin), surveyId)).toMatchObject({ mine: true });
  });

  it('is anyone’s of the team to draw from the day of a visit until it’s complete', async () => {
    const { customer, own, surveyId, opened } = await withSpecialist();
    const colleague = ctx.as(await createAccount(ctx, { role: 'specialist' }));
    const today = easternDay(ctx.clock.now());
    const day = (date: string) =>
      updateVisit(colleague, { surveyId, update: { act: 'schedule', representative: 'Wren', date } });
    const question = { words: '', page: { number: 1, size: 100 } };
    const save = (version: number, length: number) =>
      saveRoom(colleague, { surveyId, version, room: changed(opened.room, length) });
    expect(await openRoomOnDesk(colleague, surveyId)).toMatchObject({ mine: false, visit: null });
    await day(addDays(today, 1));
    expect(await save(0, 180)).toEqual({ ok: false, reason: 'not-yours' });
    await day(today);
    expect(await openRoomOnDesk(colleague, surveyId)).toMatchObject({ mine: true, visit: { state: 'scheduled' } });
    // Support may look, and is shown no form that would be refused.
    const support = ctx.as(await createAccount(ctx, { role: 'support' }));
    expect(await openRoomOnDesk(support, surveyId)).toMatchObject({ mine: false, visit: { state: 'scheduled' } });
    const listed = async () => (await searchVisits(colleague, question)).rows.find((row) => row.surveyId === surveyId);
    expect((await listed())?.drawn).toEqual({ savedBy: null, savedAt: null });
    expect(await save(0, 180)).toMatchObject({ ok: true, version: 1 });
    // The list of visits knows it, to ask before a visit without a drawing is complete.
    expect((await listed())?.drawn).toEqual({ savedBy: 'specialist', savedAt: ctx.clock.now() });
    expect(await save(0, 180)).toMatchObject({ ok: true, version: 1 });
    expect(await openRoom(own, surveyId)).toMatchObject({ version: 1, savedBy: 'specialist' });
    // A visit is no way into someone else's room for a customer.
    const stranger = await createAccount(ctx);
    expect(await saveRoom(ctx.as(stranger), { surveyId, version: 1, room: opened.room })).toMatchObject({ ok: false });
    expect(await updateVisit(colleague, { surveyId, update: { act: 'complete' } })).toMatchObject({ ok: true });
    expect(await save(1, 190)).toEqual({ ok: false, reason: 'not-yours' });
    const entries = await ctx.db.select().from(audit).where(eq(audit.surveyId, surveyId));
    expect(entries.filter(({ act }) => act === 'room.save')).toHaveLength(1);
    await ctx.runEffects();
    const subjects = ctx.sent.filter(({ to }) => to === customer.email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Room measured')).toHaveLength(1);
  });

  it('a specialist’s change is in the log and marked as theirs, and the customer can change it again', async () => {
    const { own, surveyId, opened, specialist } = await withSpecialist();
    const moved = moveWall(opened.room, 1, [6, 0]);
    if (!moved.ok) throw new Error(moved.message);
    expect(await saveRoom(own, { surveyId, version: 0, room: opened.room })).toMatchObject({ ok: true });
    const logged = () => ctx.db.select().from(audit).where(eq(audit.surveyId, surveyId));
    expect(await logged()).toEqual([]);
    const savedBy = 'specialist';
    for (const _ of ['first', 'sent again'])
      expect(await saveRoom(ctx.as(specialist), { surveyId, version: 1, room: moved.room })).toMatchObject({
        ...{ ok: true, version: 2, savedBy, savedAt: ctx.clock.now() },
      });
    expect(await openRoom(own, surveyId)).toMatchObject({ savedBy: 'specialist', room: moved.room });
    await saveRoom(own, { surveyId, version: 2, room: opened.room });
    expect((await logged()).map(({ act, detail }) => [act, detail.savedBy])).toEqual([
      ['room.save', 'specialist'],
      ['room.save', 'customer'],
    ]);
  });

  it('is in the customer’s download, and erased with the account', async () => {
    const { customer, own, surveyId, opened } = await drawnBy();
    await saveRoom(own, { surveyId, version: 0, room: opened.room });
    expect(await roomsOfAccount(ctx, customer.id)).toMatchObject([
      { surveyId, savedBy: 'customer', room: { version: 1, outline: opened.room.outline } },
    ]);
    const day = 24 * 3_600_000;
    await ctx.db.update(account).set({ deletedAt: ctx.clock.now() }).where(eq(account.id, customer.id));
    ctx.clock.forward(90 * day);
    await eraseAccounts(ctx);
    expect(await roomsOfAccount(ctx, customer.id)).toEqual([]);
  });

  it('a wall measured as nothing begins with the usual room', async () => {
    const { own, surveyId } = await drawnBy();
    const responses = { type_of_furniture: 'bedroom', 'wall-a': '0 ft 0 in', 'wall-b': '12 ft 0 in' };
    await ctx.db.update(survey).set({ responses }).where(eq(survey.id, surveyId));
    const opened = await openRoom(own, surveyId);
    expect(opened?.room.outline[2]).toEqual({ x: 168, y: 156 });
    expect(opened?.room.guessed).toEqual(expect.arrayContaining(['wall-a', 'wall-b', 'door-size']));
  });
});
