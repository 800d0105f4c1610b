import { createHash } from 'node:crypto';
import { type ContactMessage, contactSchema, spamSign } from '#core/contact/index.ts';
import { limits, withinLimit } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { readStamp, senderOf } from './form-stamp.ts';
import { promiseContactMail } from './mail-message.ts';
import { findByOnceKey, forgetSenders, insertMessage, lockSender, timesOfSender } from './store.ts';

export interface SentForm {
  fields: Record<'name' | 'email' | 'topic' | 'message', string>;
  /** The field no person sees. */
  trap: string;
  stamp: string;
  /** The network address it came from. */
  address: string;
  secret: string;
  /** Our own mailbox. */
  inbox: string;
}

export type ContactProblems = Partial<Record<keyof ContactMessage, string>>;

export type Received =
  | { ok: true }
  | { ok: false; reason: 'invalid'; problems: ContactProblems }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

/** Takes a message in. Spam is kept apart, mailed to nobody, and its sender reads the same thanks as everyone. */
export async function receiveMessage(ctx: Inside, form: SentForm): Promise<Received> {
  const parsed = contactSchema.safeParse(form.fields);
  if (!parsed.success) return { ok: false, reason: 'invalid', problems: problemsOf(parsed.error.issues) };
  return inTransaction(ctx, (inside) => keep(inside, form, parsed.data));
}

type Inside = Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids'>;

async function keep(ctx: Inside, form: SentForm, given: ContactMessage): Promise<Received> {
  const { db } = ctx;
  const now = ctx.clock.now();
  const stamp = readStamp(form.secret, form.stamp, now);
  const onceKey = keyOf(stamp?.formId ?? ctx.ids.next('form'), given);
  const sender = senderOf(form.secret, form.address);
  await lockSender(db, sender);
  if (await findByOnceKey(db, onceKey)) return { ok: true };

  for (const limit of limits.contact) {
    const since = new Date(now.getTime() - limit.seconds * 1000);
    await forgetSenders(db, since);
    const verdict = withinLimit(limit, await timesOfSender(db, sender, since), now);
    if (!verdict.ok) return verdict;
  }

  const secondsToFill = stamp ? (now.getTime() - stamp.issuedAt.getTime()) / 1000 : null;
  const spam = spamSign({ trap: form.trap, secondsToFill, message: given.message });
  const id = ctx.ids.next('contact');
  const state = spam ? 'spam' : 'new';
  const isNew = await insertMessage(db, { ...given, id, onceKey, sender, state, spamSign: spam, receivedAt: now });
  if (isNew && !spam) await promiseContactMail(ctx, { ...given, id, inbox: form.inbox });
  return { ok: true };
}

const keyOf = (formId: string, { email, topic, message }: ContactMessage) =>
  createHash('sha256')
    .update(JSON.stringify([formId, email, topic, message]))
    .digest('base64url');

function problemsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): ContactProblems {
  const problems: ContactProblems = {};
  for (const { path, message } of issues) problems[path[0] as keyof ContactMessage] ??= message;
  return problems;
}
