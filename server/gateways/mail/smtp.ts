import { createTransport } from 'nodemailer';
import type { Mailer } from './port.ts';

/** A server that connects but never answers must not block the outbox. We retry it like one that's down. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends real email. The id becomes the Message-ID, so the recipient's mail system recognizes a retry as the same
 * message.
 */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...patience });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, html, headers = {} }) {
      await transport.sendMail({ from, to, subject, text, html, headers, messageId: `<${id}@${domain}>` });
    },
  };
}
