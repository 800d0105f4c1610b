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
});

/** Sends one promised mail. Its id is the effect's, so a second try is recognised as the same mail. */
export const sendMail: Effect = async (ctx, payload, effectId) => {
  const { to, subject, button, ...words } = promised.parse(payload);
  const mail = {
    ...words,
    rows: words.rows ?? [],
    closing: words.closing ?? '',
    ...(button ? { button: { ...button, href: new URL(button.href, ctx.house.origin).href } } : {}),
  };
  await ctx.mail.send({ id: effectId, to, subject, text: mailText(mail, ctx.house), html: mailHtml(mail, ctx.house) });
};
