import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { audit } from '../db/schema/index.ts';
import { projectRoot } from '../root.ts';
import { actsInRoutes } from './acts-in-routes.test-data.ts';
import { catalogActs } from './catalog-acts.test-data.ts';
import { customerActs } from './customer-acts.test-data.ts';
import { deskActs } from './desk-acts.test-data.ts';
import { openActingShop, studioActs } from './every-act.test-data.ts';
import { makerActs } from './maker-acts.test-data.ts';
import { modelActs } from './model-acts.test-data.ts';
import { moneyActs } from './money-acts.test-data.ts';
import { peopleActs } from './people-acts.test-data.ts';
import { reviewActs } from './review-acts.test-data.ts';
import { visitActs } from './visit-acts.test-data.ts';

/** Called from a route's action, but change nothing anyone else sees. */
const onlyLook = [
  ...[
    'accountContact',
    'actOnDesk',
    'actorName',
    'itemsById',
    'nextProject',
    'previewImport',
    'readThread',
    'servicesOf',
  ],
  // What only its writer sees until it's sent.
  'keepDraft',
  ...['matchPictures', 'pictureRefusal', 'previewBulkEdit', 'previewFeed', 'previewTaxFile', 'readyToOffer'],
  // A person's own views of the queue.
  ...['removeQueueView', 'saveQueueView'],
];
const acts = {
  ...{ ...studioActs, ...deskActs, ...peopleActs, ...moneyActs, ...reviewActs, ...makerActs, ...modelActs },
  ...{ ...customerActs, ...catalogActs, ...visitActs },
};
const shop = await openActingShop();
const { id: ada } = shop.ada.actor.kind === 'account' ? shop.ada.actor : { id: '' };

describe('in the audit log', () => {
  it('every act of the studio is looked for: a new one has an entry here', () => {
    expect([...Object.keys(acts), ...onlyLook].sort()).toEqual(actsInRoutes());
  });

  it.each(Object.keys(acts))('has who did it: %s', async (name) => {
    const before = new Set((await shop.ctx.db.select({ id: audit.id }).from(audit)).map(({ id }) => id));
    const done = (await acts[name]?.(shop)) ?? [];
    // A refused act would prove nothing.
    for (const one of done) expect(one).not.toMatchObject({ ok: false });
    expect(done.filter(Boolean).length).toBeGreaterThan(0);
    const written = (await shop.ctx.db.select().from(audit).where(eq(audit.actor, ada))).filter(
      ({ id }) => !before.has(id),
    );
    expect(written.length, name).toBeGreaterThanOrEqual(done.length);
    for (const { detail } of written) expect(JSON.stringify(detail), 'the log outlives addresses').not.toMatch(/\w@\w/);
  });

  it('every call that takes an api-key goes through a door that writes it down', () => {
    const source = readFileSync(join(projectRoot, 'server/api-key/api.ts'), 'utf8');
    const calls = source.split(/\n *app\.(?:get|post|put|patch|delete)\(/).slice(1);
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) expect(call).toMatch(/await (callWithKey|listWithKey)\(/);
  });
});
