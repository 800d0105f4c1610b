import { useRouteLoaderData } from 'react-router';
import type { AccountRole } from '#core/account/index.ts';

/** What every page knows about the user and the shop, loaded at startup. */
export interface Session {
  user: {
    uid: string;
    email: string;
    firstName: string;
    initials: string;
    role: AccountRole;
    entersStudio: boolean;
  } | null;
  surveyCount: number;
  /** Loading the surveys failed. The page says so and keeps working. */
  surveysFailed: boolean;
  firstAvailableSelectionId: string | null;
  mode: 'demo' | 'production';
  social: { instagram: string | null; pinterest: string | null };
  /** The social providers configured for this shop. */
  signInWith: readonly ('google' | 'facebook')[];
  year: number;
}

const signedOut: Session = {
  user: null,
  surveyCount: 0,
  surveysFailed: false,
  firstAvailableSelectionId: null,
  mode: 'production',
  social: { instagram: null, pinterest: null },
  signInWith: [],
  year: new Date().getUTCFullYear(),
};

/** Without root data (the root itself failed), render the page for a signed-out visitor. */
export function useSession(): Session {
  return (useRouteLoaderData('root') as { session: Session } | undefined)?.session ?? signedOut;
}
