/** The social sign-in providers we support. */
export const socialProviderIds = ['google', 'facebook'] as const;
export type SocialProviderId = (typeof socialProviderIds)[number];

export const socialProviderNames: Readonly<Record<SocialProviderId, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};

/** The origins of their sign-in pages. */
export const socialProviderOrigins: readonly string[] = ['https://accounts.google.com', 'https://www.facebook.com'];

export const isSocialProvider = (id: string): id is SocialProviderId => socialProviderIds.some((known) => known === id);

/** How to reach a provider: the real one with its credentials, or a sandbox by its URLs. */
export type SocialProvider =
  | { kind: 'real'; clientId: string; clientSecret: string }
  | {
      kind: 'sandbox';
      clientId: string;
      clientSecret: string;
      authorizationUrl: string;
      tokenUrl: string;
      userInfoUrl: string;
    };

/** The providers available here. A missing one gets no button. */
export type SocialProviders = Partial<Record<SocialProviderId, SocialProvider>>;
