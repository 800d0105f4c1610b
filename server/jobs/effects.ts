import { z } from 'zod';
import { fetchFeed } from '../feed/fetch-feed.ts';
import { sendMailKind } from '../mail/promise-mail.ts';
import { mailUnread } from '../message/mail-unread.ts';
import { mailMessageKind } from '../message/promise-message-mail.ts';
import { followOrderKind } from '../order/promise-follow.ts';
import { followOrder } from '../purchase-order/follow-order.ts';
import { mailBoardsReady, mailBoardsReadyKind } from '../selection/mail-boards-ready.ts';
import { sendWebhook } from '../webhook/send-webhook.ts';
import { fetchFeedKind, sendWebhookKind } from './queue.ts';
import type { Effect, Effects, OutsideEffect } from './run-effect.ts';
import { sendMail } from './send-mail.ts';

const promised = z.object({ messageId: z.string() });

/** Emails the recipient of a message, unless they've been back since it came. */
const mailMessage: Effect = (ctx, payload) => mailUnread(ctx, promised.parse(payload));

const out = z.object({ selectionId: z.string(), publishedAt: z.string() });

/** Emails the customer about their boards, unless they were called back. */
const mailBoards: Effect = (ctx, payload) => mailBoardsReady(ctx, out.parse(payload));

const followed = z.object({ orderId: z.string() });

/** Orders from the makers what a customer paid for, and follows what becomes of it. */
const follow: Effect = (ctx, payload) => followOrder(ctx, followed.parse(payload));

const delivered = z.object({ deliveryId: z.string() });

/** Tells another system of an event. */
const webhook: OutsideEffect = { outside: (ctx, payload) => sendWebhook(ctx, delivered.parse(payload)) };

const fetched = z.object({ makerId: z.string() });

/** Fetches a maker's file with prices and stock. */
const feed: OutsideEffect = { outside: (ctx, payload) => fetchFeed(ctx, fetched.parse(payload)) };

/** Every effect a transaction may promise, by kind. */
export const effects: Effects = {
  [sendMailKind]: sendMail,
  [mailMessageKind]: mailMessage,
  [mailBoardsReadyKind]: mailBoards,
  [followOrderKind]: follow,
  [sendWebhookKind]: webhook,
  [fetchFeedKind]: feed,
};
