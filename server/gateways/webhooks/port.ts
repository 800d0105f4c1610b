import type { OutsideAddress } from '../outside.ts';

/** Posts to addresses that admins enter. They lead anywhere, so the adapter says where they may not. */
export interface Webhooks {
  /** May we post there? Asked when an address is entered; every post checks again. */
  check(url: string): Promise<OutsideAddress>;
  /** Never throws: what went wrong is part of the answer. */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<WebhookAnswer>;
}

export type WebhookAnswer =
  | { kind: 'answer'; status: number; excerpt: string }
  /** No answer: the reason in words. */
  | { kind: 'problem'; words: string };
