import type { Logger } from 'pino';
import { createContext, type RouterContextProvider } from 'react-router';
import type { Auth } from '../account/auth.ts';
import type { Config } from '../config.ts';
import type { Ctx } from '../context.ts';

/** What the browser needs to accept a card. */
export interface BrowserCards {
  publishableKey: string;
  /** URL of the card sandbox, empty if it's this server. Null means Stripe itself. */
  apiBase: string | null;
}

/** What a page's loader, action or middleware finds in its context. */
export interface PageRequest {
  ctx: Ctx;
  auth: Auth;
  config: Config;
  cards: BrowserCards;
  /** This request's logger; its lines carry the request id. */
  log: Logger;
  requestId: string;
  nonce: string;
  /** Identifies a visitor who uploaded pictures before they had an account. */
  visitorId: string | null;
  /** Scheme and host as the visitor sees them. */
  origin: string;
  /** The text of a built style sheet, by URL path. */
  styleOf: (path: string) => string | undefined;
}

export const pageRequest = createContext<PageRequest>();

export const servicesOf = (context: Readonly<RouterContextProvider>): PageRequest => context.get(pageRequest);
