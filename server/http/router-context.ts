import type { Logger } from 'pino';
import { createContext, type RouterContextProvider } from 'react-router';
import type { Auth } from '../account/auth.ts';
import type { Config } from '../config.ts';
import type { Ctx } from '../context.ts';

/** What the browser needs to take a card. */
export interface BrowserCards {
  publishableKey: string;
  /** Where the card sandbox is reached, empty for this very server; null: Stripe itself. */
  apiBase: string | null;
}

/** What a page's loader, action or middleware finds in its context. */
export interface PageRequest {
  ctx: Ctx;
  auth: Auth;
  config: Config;
  cards: BrowserCards;
  /** Of this request: its lines carry the request's id. */
  log: Logger;
  nonce: string;
  /** A visitor who sent us pictures before they had an account. */
  visitorId: string | null;
  /** Scheme and host under which the visitor sees us. */
  origin: string;
  /** The text of a built style sheet, by its address. */
  styleOf: (path: string) => string | undefined;
}

export const pageRequest = createContext<PageRequest>();

export const servicesOf = (context: Readonly<RouterContextProvider>): PageRequest => context.get(pageRequest);
