import { createHash } from 'node:crypto';
import { isPlainName } from '#core/account/index.ts';
import type { PostalField } from '#core/order/index.ts';
import type { LimitVerdict } from '#core/settings/index.ts';
import {
  addressKey,
  asksTooSoon,
  type Fabric,
  fabricOf,
  readSwatchRequest,
  type SwatchProblems,
  type SwatchRequest,
  type TypedSwatchRequest,
  uniqueFabrics,
} from '#core/swatch/index.ts';
import { deliveryContact } from '../account/profile/delivery-contact.ts';
import { tellStaff } from '../account/staff/tell-colleagues.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { takeTry } from '../limits/take-try.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { coveredPieces, insertRequest, isKnown, lastAddressOf, lastAskedAt, lockAddress } from './store.ts';

const kept = new WeakMap<Db, { until: number; fabrics: Promise<Fabric[]> }>();
const keptMs = 60_000;

/** The fabrics and leathers of the pieces for sale. Reads the whole catalog, so it's kept for a minute. */
export function offeredFabrics({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<Fabric[]> {
  const now = clock.now().getTime();
  const known = kept.get(db);
  if (known && now < known.until) return known.fabrics;
  const fabrics = coveredPieces(db).then((items) => uniqueFabrics(items.flatMap((item) => fabricOf(item) ?? [])));
  kept.set(db, { until: now + keptMs, fabrics });
  fabrics.catch(() => kept.delete(db));
  return fabrics;
}

export type KnownPerson = Record<PostalField | 'email', string>;

/** What we know about the caller, to fill in the form. */
export async function knownPerson({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<KnownPerson> {
  const nothing = { name: '', line1: '', line2: '', city: '', zip: '', email: '' };
  if (actor.kind !== 'account') return nothing;
  const last = await lastAddressOf(db, actor.id);
  if (!last) {
    const { name, zip } = await deliveryContact({ db }, actor.id);
    return { ...nothing, name, zip, email: actor.email };
  }
  const { name, line1, line2, city, zip } = last;
  return { name, line1, line2, city, zip, email: actor.email };
}

export type SwatchesOrdered =
  | { ok: true }
  | { ok: false; reason: 'invalid'; problems: SwatchProblems }
  /** An envelope for this address was asked for not long ago. */
  | { ok: false; reason: 'recent' }
  | Extract<LimitVerdict, { ok: false }>;

export interface SwatchForm {
  typed: TypedSwatchRequest;
  /** The form's id: if it's submitted twice, there's still only one request. */
  formId: string;
}

type Needs = Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

/** Takes a request for free swatches, from a customer or a visitor. */
export async function orderSwatches(ctx: Needs, { typed, formId }: SwatchForm): Promise<SwatchesOrdered> {
  const read = readSwatchRequest(typed, await offeredFabrics(ctx));
  if (!read.ok) return { ok: false, reason: 'invalid', problems: read.problems };
  return inTransaction(ctx, (inside) => keep(inside, formId, read.request));
}

async function keep(ctx: Needs, formId: string, request: SwatchRequest): Promise<SwatchesOrdered> {
  const { db } = ctx;
  const { state: addressState, email, name, line1, line2, city, zip } = request;
  const fabrics = [...request.fabrics].sort();
  const home = addressKey(request);
  const onceKey = createHash('sha256')
    .update(JSON.stringify([formId, home, email, fabrics]))
    .digest('base64url');
  await lockAddress(db, home);
  if (await isKnown(db, onceKey)) return { ok: true };
  const may = await takeTry(ctx, 'swatch');
  if (!may.ok) return may;
  const askedAt = ctx.clock.now();
  if (asksTooSoon(await lastAskedAt(db, home), askedAt)) return { ok: false, reason: 'recent' };
  const id = ctx.ids.next('swatches');
  const accountId = ctx.actor.kind === 'account' ? ctx.actor.id : null;
  await insertRequest(db, {
    ...{ id, onceKey, accountId, email, name, line1, line2, city, addressState, zip, addressKey: home, fabrics },
    ...{ state: 'open', askedAt },
  });
  await tellStaff(ctx, 'swatch.view-any', 'customers');
  await promiseConfirmation(ctx, { id, email, name, fabrics });
  return { ok: true };
}

/**
 * The address may not be the sender's own, so the letter repeats none of what they typed but a name that can only be
 * one.
 */
function promiseConfirmation(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  { id, email, name, fabrics }: { id: string; email: string; name: string; fabrics: readonly string[] },
): Promise<void> {
  const hello = isPlainName(name) ? `${name}, thank you` : 'Thank you';
  const count = fabrics.length === 1 ? 'your swatch' : `your ${fabrics.length} swatches`;
  return promiseMail(ctx, ctx.db, {
    to: email,
    subject: 'Your free swatches',
    title: 'We’re packing your swatches',
    paragraphs: [
      `${hello}. We’ll mail ${count} to the address you gave us. They’re free, and so is the postage.`,
      'Look at them in daylight and in the evening, next to your floor and your walls.',
    ],
    rows: fabrics.map((fabric, index) => [`Swatch ${index + 1}`, fabric] as const),
    closing: 'If you didn’t ask for swatches, you can ignore this email.',
    button: { label: 'Look around', href: '/furniture' },
    onceKey: `swatches:${id}`,
  });
}
