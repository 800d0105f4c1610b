import { createAccount } from '../../tests/setup/context.ts';
import { getCustomer } from '../customer/get-customer.ts';
import { changeNote, deleteNote, writeNote } from '../customer/notes.ts';
import { addTag, removeTag } from '../customer/tags.ts';
import type { ActingShop, Acts } from './every-act.test-data.ts';

async function noted({ ctx, ada }: ActingShop) {
  const { id: customerId } = await createAccount(ctx);
  const done = await writeNote(ada, { customerId, draftId: 'draft-one', body: 'Has a dog.' });
  const noteId = (await getCustomer(ada, customerId))?.notes[0]?.id ?? '';
  return { done, note: { customerId, noteId } };
}

/** The studio's acts on notes about customers, and on their tags. */
export const customerActs: Acts = {
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
