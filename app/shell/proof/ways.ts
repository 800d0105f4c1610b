import type { SocialProvider } from '#app/parts/account/social-popup.ts';

/** How the signed-in user can prove who they are; see the server's `ProofWays`. */
export interface ShownWays {
  password: boolean;
  code: boolean;
  passkey: boolean;
  social: readonly SocialProvider[];
}
