import { sendMailKind } from '../mail/promise-mail.ts';
import { mailMessageKind } from '../message/promise-message-mail.ts';
import { mailMessage } from './mail-message.ts';
import type { Effects } from './run-effect.ts';
import { sendMail } from './send-mail.ts';

/** Every effect that a transaction may promise, by its kind. */
export const effects: Effects = {
  [sendMailKind]: sendMail,
  [mailMessageKind]: mailMessage,
};
