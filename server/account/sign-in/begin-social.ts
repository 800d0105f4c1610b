import type { Ctx } from '../../context.ts';
import type { SocialProviderId } from '../../gateways/identity/port.ts';
import type { Auth } from '../auth.ts';

export interface SocialBegun {
  /** The provider's page. */
  url: string;
  headers: Headers;
}

/**
 * Sends a person to a social provider. If they're signed in, the provider gets linked to their account, since the
 * session proves it's theirs. With `again`, they sign in once more as a fresh proof, and the new session starts with
 * it.
 */
export async function beginSocial(
  ctx: Pick<Ctx, 'actor'>,
  auth: Auth,
  given: { provider: SocialProviderId; backTo: string; headers: Headers; again?: boolean },
): Promise<SocialBegun | null> {
  const { provider, backTo, headers: asked, again = false } = given;
  const body = { provider, callbackURL: backTo, errorCallbackURL: backTo, disableRedirect: true };
  const { response, headers } =
    ctx.actor.kind === 'account' && !again
      ? await auth.api.linkSocialAccount({ body, headers: asked, returnHeaders: true })
      : await auth.api.signInSocial({ body, headers: asked, returnHeaders: true });
  return response.url ? { url: response.url, headers } : null;
}
