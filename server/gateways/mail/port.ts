export interface Mail {
  /** Sending the same id twice has the effect of sending it once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Extra headers, such as how to unsubscribe. */
  headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Sends all or none, if that's cheaper than one at a time. */
  sendAll?(mails: readonly Mail[]): Promise<void>;
}
