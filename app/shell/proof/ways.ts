import type { SocialProvider } from '#app/parts/account/social-popup.ts';

/** How the person who is signed in can prove it; see the server's `ProofWays`. */
export interface ShownWays {
  password: boolean;
  code: boolean;
  passkey: boolean;
  social: readonly SocialProvider[];
}
