import { beforeAll, describe, expect, it } from 'vitest';
import type { Arrangement } from '#core/room/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import { publishedFor, waitingFor } from '../selection/selection.test-data.ts';
import { roomOfSelection } from './room-of-selection.ts';
import { saveArrangement } from './save-arrangement.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext(await createStockedDatabase());
});

const arrangement: Arrangement = {
  ...{ seed: 3, walls: 'sage', floor: null },
  pieces: [{ id: 'rec-alder-sofa-sage', x: 84, y: 19, turn: 0, locked: true }],
};

describe('the plan of a room', () => {
  it('is kept per selection, and the newest replaces the one before', async () => {
    const { customer, selection } = await publishedFor(ctx);
    const own = ctx.as(customer);
    expect((await roomOfSelection(own, selection)).arrangement).toBeNull();
    expect(await saveArrangement(own, { selectionId: selection.id, arrangement })).toEqual({ ok: true });
    const moved = { ...arrangement, seed: 4 };
    await Promise.all([
      saveArrangement(own, { selectionId: selection.id, arrangement: moved }),
      saveArrangement(own, { selectionId: selection.id, arrangement: moved }),
    ]);
    expect((await roomOfSelection(own, selection)).arrangement).toEqual(moved);
  });

  it('is off limits to other customers and visitors', async () => {
    const { selection } = await publishedFor(ctx);
    for (const actor of [await createAccount(ctx), { kind: 'visitor' } as const])
      expect(await saveArrangement(ctx.as(actor), { selectionId: selection.id, arrangement })).toEqual({
        ok: false,
        reason: 'not-found',
      });
    const { customer } = await waitingFor(ctx);
    expect((await saveArrangement(ctx.as(customer), { selectionId: 'selection_x', arrangement })).ok).toBe(false);
    expect((await roomOfSelection(ctx, selection)).arrangement).toBeNull();
  });
});
