import { createAccount } from '../../tests/setup/context.ts';
import { getCustomer } from '../customer/get-customer.ts';
import { changeNote, deleteNote, writeNote } from '../customer/notes.ts';
import { addTag, removeTag } from '../customer/tags.ts';
import { endCustomersExemption, exemptCustomer } from '../tax/exemptions.ts';
import type { ActingShop, Acts } from './every-act.test-data.ts';

async function noted({ ctx, ada }: ActingShop) {
  const { id: customerId } = await createAccount(ctx);
  const done = await writeNote(ada, { customerId, draftId: 'draft-one', body: 'Has a dog.' });
  const noteId = (await getCustomer(ada, customerId))?.notes[0]?.id ?? '';
  return { done, note: { customerId, noteId } };
}

const certificate = { number: 'ST-4 77', states: ['MA'], until: '2099-12-31' };

/** The studio's acts on notes about customers, and on their tags. */
export const customerActs: Acts = {
  exemptCustomer: async ({ ctx, ada }) => [
    await exemptCustomer(ada, { accountId: (await createAccount(ctx)).id, typed: certificate }),
  ],
  endCustomersExemption: async ({ ctx, ada }) => {
    const { id: accountId } = await createAccount(ctx);
    const done = await exemptCustomer(ada, { accountId, typed: certificate });
    return [done, done.ok && (await endCustomersExemption(ada, { accountId, id: done.id }))];
  },
  writeNote: async (shop) => [(await noted(shop)).done],
  changeNote: async (shop) => {
    const { done, note } = await noted(shop);
    return [done, await changeNote(shop.ada, { ...note, body: 'Has a cat.', seenRevision: 1 })];
  },
  deleteNote: async (shop) => {
    const { done, note } = await noted(shop);
    return [done, await deleteNote(shop.ada, note)];
  },
  addTag: async ({ ctx, ada }) => [await addTag(ada, { customerId: (await createAccount(ctx)).id, tag: 'vip' })],
  removeTag: async ({ ctx, ada }) => {
    const tagged = { customerId: (await createAccount(ctx)).id, tag: 'vip' };
    return [await addTag(ada, tagged), await removeTag(ada, tagged)];
  },
};
