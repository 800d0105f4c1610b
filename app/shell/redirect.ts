import { redirect as respond } from 'react-router';
import { ownPath } from '#core/settings/index.ts';

/** Every page redirect goes through here. One that would leave our site goes to Home instead. */
export const redirect = (path: string, init?: number | ResponseInit): Response => respond(ownPath(path) ?? '/', init);

/** Redirects to a social provider, but only to one of these origins. */
export function redirectToProvider(url: string, origins: readonly string[], headers: Headers): Response | null {
  return URL.canParse(url) && origins.includes(new URL(url).origin) ? respond(url, { headers }) : null;
}
