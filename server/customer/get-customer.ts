import { type NoteMay, noteMay } from '#core/customer/index.ts';
import { authorise, permits } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { notesOf, tagsInShop, tagsOf, visibleCustomer } from './store.ts';

export interface CustomerNote {
  id: string;
  body: string;
  revision: number;
  /** Null for a former colleague. */
  author: string | null;
  writtenAt: Date;
  changedAt: Date | null;
  may: NoteMay;
}

/** A customer as staff see them: who they are, and what colleagues noted. */
export interface Customer {
  id: string;
  name: string;
  email: string;
  verified: boolean;
  phone: string | null;
  /** Where they live, as far as they said: 'MA 02143'. */
  place: string;
  since: Date;
  disabled: boolean;
  agreed: {
    terms: { version: string; at: Date } | null;
    messages: boolean;
    reminders: boolean;
  };
  tags: string[];
  /** Tags of other customers, to choose from. */
  otherTags: string[];
  notes: CustomerNote[];
}

/** Null if the caller may not see this customer, or there's none. */
export async function getCustomer({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<Customer | null> {
  const allowed = authorise(actor, 'customer.view');
  const row = allowed.ok ? await visibleCustomer(db, actor, id) : null;
  if (!allowed.ok || !row) return null;
  const [notes, tags, inShop] = await Promise.all([notesOf(db, id), tagsOf(db, id), tagsInShop(db)]);
  const person = { id: allowed.account.id, deletesAny: permits(actor, 'customer.delete-note-any') };
  return {
    id,
    name: row.name || [row.firstName, row.lastName].filter(Boolean).join(' ') || row.email,
    email: row.email,
    verified: row.emailVerified,
    phone: row.phoneNumberMain,
    place: [row.shippingState, row.shippingZip ?? row.zipMain].filter(Boolean).join(' '),
    since: row.createdAt,
    disabled: row.disabledAt !== null,
    agreed: {
      terms: row.termsVersion && row.termsAcceptedAt ? { version: row.termsVersion, at: row.termsAcceptedAt } : null,
      messages: row.notifyMessages,
      reminders: row.notifyReminders,
    },
    tags,
    otherTags: inShop.filter((tag) => !tags.includes(tag)),
    notes: notes.map(({ id: noteId, body, revision, author, writtenAt, changedAt, authorId }) => ({
      ...{ id: noteId, body, revision, author: author || null, writtenAt, changedAt },
      may: noteMay({ authorId }, person),
    })),
  };
}
