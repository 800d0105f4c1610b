import { createTransport } from 'nodemailer';
import type { Mailer } from './port.ts';

/** Real mail. The id becomes the Message-ID, so that a mail tried twice is recognised as one by the reader's side. */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl);
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, html, headers = {} }) {
      await transport.sendMail({ from, to, subject, text, html, headers, messageId: `<${id}@${domain}>` });
    },
  };
}
