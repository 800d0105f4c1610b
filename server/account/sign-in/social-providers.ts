import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import { type SocialProviders, socialProviderIds } from '../../gateways/identity/port.ts';

type Real = { clientId: string; clientSecret: string };

/** The real providers, in the sign-in library's format. */
export function realProviders(providers: SocialProviders): { google?: Real; facebook?: Real } {
  const found: { google?: Real; facebook?: Real } = {};
  for (const id of socialProviderIds) {
    const provider = providers[id];
    if (provider?.kind !== 'real') continue;
    found[id] = { clientId: provider.clientId, clientSecret: provider.clientSecret };
  }
  return found;
}

/** The sandbox providers, under the same ids, so nothing else can tell the difference. */
export function sandboxProviders(providers: SocialProviders) {
  const config: GenericOAuthConfig[] = [];
  for (const id of socialProviderIds) {
    const provider = providers[id];
    if (provider?.kind !== 'sandbox') continue;
    const { kind, ...addresses } = provider;
    config.push({
      providerId: id,
      ...addresses,
      scopes: ['openid', 'email', 'profile'],
      authorizationUrlParams: { prompt: 'login' },
      accountSubject: ({ profile }) => String(profile.sub ?? ''),
    });
  }
  return genericOAuth({ config });
}
