/** The two social providers. */
export const socialProviderIds = ['google', 'facebook'] as const;
export type SocialProviderId = (typeof socialProviderIds)[number];

export const socialProviderNames: Readonly<Record<SocialProviderId, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};

/** Where their pages are. */
export const socialProviderOrigins: readonly string[] = ['https://accounts.google.com', 'https://www.facebook.com'];

export const isSocialProvider = (id: string): id is SocialProviderId => socialProviderIds.some((known) => known === id);

/** How one of them is reached: the real one by its credentials, or a stand-in by its addresses. */
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

/** Those that can be used here; one that is missing has no button. */
export type SocialProviders = Partial<Record<SocialProviderId, SocialProvider>>;
