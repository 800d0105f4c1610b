import { createTransport } from 'nodemailer';
import type { Mailer } from './port.ts';

/** A server that takes the call and says nothing must not hold the outbox: it is tried again like one that is down. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Real mail. The id becomes the Message-ID, so that a mail tried twice is recognised as one by the reader's side. */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...patience });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, html, headers = {} }) {
      await transport.sendMail({ from, to, subject, text, html, headers, messageId: `<${id}@${domain}>` });
    },
  };
}
