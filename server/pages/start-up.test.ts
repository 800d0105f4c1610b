import { beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import { visitorActor } from '../context.ts';
import { publishedFor, waitingFor } from '../selection/selection.test-data.ts';
import { startUp } from './start-up.ts';

const config = {
  mode: 'demo',
  social: { instagram: null, pinterest: null },
  google: undefined,
  facebook: undefined,
} as unknown as Parameters<typeof startUp>[1];
const log = { error: () => undefined };

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext(await createStockedDatabase());
});

describe('what a page knows when it starts', () => {
  it('the user’s uid, email and initials, how many surveys they have and their first available selection', async () => {
    const { customer, selection } = await publishedFor(ctx);
    const { session } = await startUp(ctx.as(customer), config, log);
    expect(session).toMatchObject({
      user: { uid: customer.id, email: customer.email, initials: expect.stringMatching(/^\p{Lu}/u) },
      surveyCount: 1,
      surveysFailed: false,
      firstAvailableSelectionId: selection.id,
    });
  });

  it('no selection while none is published', async () => {
    const { customer } = await waitingFor(ctx);
    const { session } = await startUp(ctx.as(customer), config, log);
    expect(session).toMatchObject({ surveyCount: 1, firstAvailableSelectionId: null });
  });

  it('no user and no data for a visitor', async () => {
    const { session } = await startUp(ctx.as(visitorActor), config, log);
    expect(session).toMatchObject({ user: null, surveyCount: 0, firstAvailableSelectionId: null });
  });
});
