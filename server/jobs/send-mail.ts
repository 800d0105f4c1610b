import { z } from 'zod';
import { mailHtml, mailText } from '../mail/layout.ts';
import type { Effect } from './run-effect.ts';

const promised = z.object({
  to: z.string(),
  subject: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  rows: z.array(z.tuple([z.string(), z.string()])).optional(),
  button: z.object({ label: z.string(), href: z.string() }).optional(),
  closing: z.string().optional(),
  unsubscribe: z.string().optional(),
});

/** Sends one promised email. It carries the effect's id, so a retry is recognized as the same email. */
export const sendMail: Effect = async (ctx, payload, effectId) => {
  const { to, subject, button, unsubscribe, ...words } = promised.parse(payload);
  const leave = unsubscribe === undefined ? undefined : new URL(unsubscribe, ctx.house.origin).href;
  const mail = {
    ...words,
    rows: words.rows ?? [],
    closing: words.closing ?? '',
    ...(leave ? { unsubscribe: leave } : {}),
    ...(button ? { button: { ...button, href: new URL(button.href, ctx.house.origin).href } } : {}),
  };
  await ctx.mail.send({
    id: effectId,
    to,
    subject,
    text: mailText(mail, ctx.house),
    html: mailHtml(mail, ctx.house),
    // One-click unsubscribe from the mail client, with no page in between (RFC 8058).
    ...(leave
      ? { headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
      : {}),
  });
};
