import { ownPath } from '#core/settings/index.ts';

/** The URL decides which modal is open: a query parameter opens one, and navigating without it closes it. */
export const modalParameters = ['signUp', 'additionalinfo', 'offer'] as const;
export type ModalName = (typeof modalParameters)[number];

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export function openModal(search: string): ModalName | null {
  const parameters = new URLSearchParams(search);
  const name = modalParameters.find((one) => parameters.has(one)) ?? null;
  // A visitor whose social sign-in matched an existing account doesn't need the offer.
  return name === 'offer' && parameters.get('social') === 'exists' ? null : name;
}

function changed(place: Place, change: (parameters: URLSearchParams) => void): string {
  const parameters = new URLSearchParams(place.search);
  for (const name of modalParameters) parameters.delete(name);
  change(parameters);
  const search = parameters.toString();
  return `${place.pathname}${search ? `?${search}` : ''}${place.hash}`;
}

export const withModal = (place: Place, modal: ModalName): string =>
  changed(place, (parameters) => parameters.set(modal, '1'));

/** The offer modal's second view, the sign-in form. */
const signInView = 'signIn';
export const wantsSignIn = (search: string): boolean => new URLSearchParams(search).get('offer') === signInView;
export const withOfferSignIn = (place: Place): string =>
  changed(place, (parameters) => parameters.set('offer', signInView));

/** Closing also drops where the visitor was headed. */
export const withoutModal = (place: Place): string =>
  changed(place, (parameters) => {
    for (const name of ['next', 'social', 'changed', 'failed']) parameters.delete(name);
  });

/** Where to go after signing in: a path on this site, or null. */
export function nextPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  return next === null ? null : ownPath(next);
}
