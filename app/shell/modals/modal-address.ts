/** The modals live in the address: a parameter opens one, and any navigation without it closes it. */
export const modalParameters = ['signUp', 'additionalinfo', 'offer'] as const;
export type ModalName = (typeof modalParameters)[number];

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export function openModal(search: string): ModalName | null {
  const parameters = new URLSearchParams(search);
  return modalParameters.find((name) => parameters.has(name)) ?? null;
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

/** Closing forgets where the visitor was headed, too. */
export const withoutModal = (place: Place): string =>
  changed(place, (parameters) => {
    for (const name of ['next', 'social', 'changed']) parameters.delete(name);
  });

/** Where to go after signing in: a path of this site, or nowhere. */
export function nextPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  return next !== null && /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : null;
}
