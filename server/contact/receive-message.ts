import { createHash } from 'node:crypto';
import { type ContactMessage, contactSchema, contactTopics, spamSign } from '#core/contact/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { takeTry } from '../limits/take-try.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { readStamp } from './form-stamp.ts';
import { findByOnceKey, insertMessage, lockOnceKey } from './store.ts';

export interface SentForm {
  fields: Record<'name' | 'email' | 'topic' | 'message', string>;
  /** The honeypot field, which people don't see. */
  trap: string;
  stamp: string;
  /** Our own mailbox. */
  inbox: string;
}

export type ContactProblems = Partial<Record<keyof ContactMessage, string>>;

export type Received =
  | { ok: true }
  | { ok: false; reason: 'invalid'; problems: ContactProblems }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

/**
 * Accepts a message. Spam is stored separately and not emailed, and its sender sees the same thank-you as everyone
 * else.
 */
export async function receiveMessage(ctx: Inside, form: SentForm): Promise<Received> {
  const parsed = contactSchema.safeParse(form.fields);
  if (!parsed.success) return { ok: false, reason: 'invalid', problems: problemsOf(parsed.error.issues) };
  return inTransaction(ctx, (inside) => keep(inside, form, parsed.data));
}

type Inside = Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

async function keep(ctx: Inside, form: SentForm, given: ContactMessage): Promise<Received> {
  const { db } = ctx;
  const now = ctx.clock.now();
  const stamp = readStamp(ctx.secret, form.stamp, now);
  const onceKey = keyOf(stamp?.formId ?? ctx.ids.next('form'), given);
  await lockOnceKey(db, onceKey);
  if (await findByOnceKey(db, onceKey)) return { ok: true };
  const allowed = await takeTry(ctx, 'contact');
  if (!allowed.ok) return allowed;

  const secondsToFill = stamp ? (now.getTime() - stamp.issuedAt.getTime()) / 1000 : null;
  const spam = spamSign({ trap: form.trap, secondsToFill, message: given.message });
  const id = ctx.ids.next('contact');
  const state = spam ? 'spam' : 'new';
  const isNew = await insertMessage(db, { ...given, id, onceKey, state, spamSign: spam, receivedAt: now });
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

/** Emails the message to our own mailbox, with the address to reply to. */
export function promiseContactMail(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  { id, inbox, ...given }: ContactMessage & { id: string; inbox: string },
): Promise<void> {
  return promiseMail(ctx, ctx.db, {
    to: inbox,
    subject: `${contactTopics[given.topic]}: a message from the contact form`,
    title: 'A message from the contact form',
    paragraphs: ['This came in through our site:', ...given.message.split('\n').filter((line) => line.trim() !== '')],
    rows: [
      ['From', given.name],
      ['About', contactTopics[given.topic]],
      ['Answer to', given.email],
    ],
    onceKey: `contact:${id}`,
  });
}
