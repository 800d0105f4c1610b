export interface Mail {
  /** Sending the same id twice is sending it once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Besides the usual ones: how to unsubscribe. */
  headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** All of them or none, where that costs less than one by one. */
  sendAll?(mails: readonly Mail[]): Promise<void>;
}
