import { z } from 'zod';
import { mailUnread } from '../message/mail-unread.ts';
import type { Effect } from './run-effect.ts';

const promised = z.object({ messageId: z.string() });

/** Writes to whoever has not been back since a message came. */
export const mailMessage: Effect = (ctx, payload) => mailUnread(ctx, promised.parse(payload));
