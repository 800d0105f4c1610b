import { Transform } from 'node:stream';
import { createTransport } from 'nodemailer';
import { type Mailer, MailInDoubt } from './port.ts';

/** A server that connects but never answers must not block the outbox. We retry it like one that's down. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export interface SmtpSettings {
  from: string;
  /** A header by which this mail server recognizes an email that it already has, if it can. */
  repeatHeader?: string | undefined;
}

/**
 * Sends real email. The id becomes the Message-ID, by which many recipients' mail systems recognize a second copy. The
 * mail server itself usually doesn't look at it, so a letter that it may have is not simply sent again.
 */
export function smtpMailer(smtpUrl: string, { from, repeatHeader }: SmtpSettings): Mailer {
  const transport = createTransport({ url: smtpUrl, ...patience });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  /** Emails whose last byte has left us. Until then the server can't have accepted one. */
  const handedOver = new Set<string>();
  transport.use('stream', (mail, done) => {
    const id = String(mail.data.messageId);
    mail.message.transform(
      new Transform({
        transform: (bytes, _, pass) => pass(null, bytes),
        flush(end) {
          handedOver.add(id);
          end();
        },
      }),
    );
    done();
  });
  return {
    recognizesRepeats: repeatHeader !== undefined,
    async send({ id, to, subject, text, html, headers = {}, attachments = [] }) {
      const messageId = `<${id}@${domain}>`;
      const repeat = repeatHeader ? { [repeatHeader]: id } : {};
      try {
        await transport.sendMail({
          ...{ from, to, subject, text, html, headers: { ...headers, ...repeat }, messageId },
          attachments: attachments.map(({ name, type, content, isInline = false }) => ({
            ...{ filename: name, contentType: type, content },
            ...(isInline ? { cid: name, contentDisposition: 'inline' as const } : {}),
          })),
        });
      } catch (error) {
        throw handedOver.has(messageId) && !hasAnswer(error) ? new MailInDoubt(error) : error;
      } finally {
        handedOver.delete(messageId);
      }
    },
  };
}

/** The server said no, as opposed to saying nothing. */
const hasAnswer = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
