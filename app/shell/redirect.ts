import { redirect as respond } from 'react-router';
import { ownPath } from '#core/settings/index.ts';

/** Sends a person on within the shop. Every redirect of a page goes through here; one that would leave us leads home. */
export const redirect = (path: string, init?: number | ResponseInit): Response => respond(ownPath(path) ?? '/', init);

/** Sends a person to a social provider: to one of these origins, or nowhere. */
export function redirectToProvider(url: string, origins: readonly string[], headers: Headers): Response | null {
  return URL.canParse(url) && origins.includes(new URL(url).origin) ? respond(url, { headers }) : null;
}
