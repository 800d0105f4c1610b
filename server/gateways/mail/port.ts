export interface Attachment {
  name: string;
  type: string;
  content: Buffer;
  /** Shown in the letter itself, which names it `cid:` and its name. */
  isInline?: boolean;
}

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Extra headers, such as how to unsubscribe. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
}

export interface Mailer {
  /** Throws `MailInDoubt` if the email may have been accepted all the same. */
  send(mail: Mail): Promise<void>;
  /** Sends all or none, if that's cheaper than one at a time. */
  sendAll?(mails: readonly Mail[]): Promise<void>;
  /** Sending the same id twice has the effect of sending it once. */
  recognizesRepeats?: boolean;
}

/** The connection broke after the whole email was handed over, and before the mail server said what became of it. */
export class MailInDoubt extends Error {
  constructor(cause: unknown) {
    super('the mail server did not answer', { cause });
  }
}
