import { useRouteLoaderData } from 'react-router';
import type { AccountRole } from '#core/account/index.ts';

/** What every page knows of the person and the house, loaded at start-up. */
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
  /** Loading the surveys failed: the page says so and works on. */
  surveysFailed: boolean;
  firstAvailableSelectionId: string | null;
  mode: 'demo' | 'production';
  social: { instagram: string | null; pinterest: string | null };
  /** Social providers that can be used here. */
  signInWith: readonly ('google' | 'facebook')[];
  year: number;
}

const nobody: Session = {
  user: null,
  surveyCount: 0,
  surveysFailed: false,
  firstAvailableSelectionId: null,
  mode: 'production',
  social: { instagram: null, pinterest: null },
  signInWith: [],
  year: 2026,
};

/** Without root data (the root itself failed) a page is drawn for a visitor. */
export function useSession(): Session {
  return (useRouteLoaderData('root') as { session: Session } | undefined)?.session ?? nobody;
}
