import type { Capability } from '#core/account/index.ts';
import { type RecordNeeds, recordAccountAct } from './record-account-act.ts';

/** Writes down what somebody who is signed in was refused at a door of the staff, a few times an hour at most. */
export async function noteRefusals(ctx: RecordNeeds, refused: Iterable<Capability>, headers: Headers): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'account') return;
  for (const capability of refused) {
    const done = { act: 'account.refused-access', accountId: actor.id, headers, detail: { capability } } as const;
    await recordAccountAct(ctx, done);
  }
}
