import type { Capability } from '#core/account/index.ts';
import { type RecordNeeds, recordAccountAct } from './record-account-act.ts';

/** Logs which staff-only capabilities a signed-in person was refused, at most a few times an hour. */
export async function noteRefusals(ctx: RecordNeeds, refused: Iterable<Capability>, headers: Headers): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'account') return;
  for (const capability of refused) {
    const done = { act: 'account.refused-access', accountId: actor.id, headers, detail: { capability } } as const;
    await recordAccountAct(ctx, done);
  }
}
