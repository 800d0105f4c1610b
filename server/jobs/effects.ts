import { z } from 'zod';
import { sendMailKind } from '../mail/promise-mail.ts';
import { mailUnread } from '../message/mail-unread.ts';
import { mailMessageKind } from '../message/promise-message-mail.ts';
import type { Effect, Effects } from './run-effect.ts';
import { sendMail } from './send-mail.ts';

const promised = z.object({ messageId: z.string() });

/** Writes to whoever has not been back since a message came. */
const mailMessage: Effect = (ctx, payload) => mailUnread(ctx, promised.parse(payload));

/** Every effect that a transaction may promise, by its kind. */
export const effects: Effects = {
  [sendMailKind]: sendMail,
  [mailMessageKind]: mailMessage,
};
