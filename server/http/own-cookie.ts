/**
 * What the name of each of our cookies begins with. Behind https a browser takes a `__Host-` cookie only from this very
 * host and shows it to no other, so that a neighbor below the same domain can't put one of theirs in its place.
 */
export const cookiePrefix = ({ secure }: { secure: boolean }): string => `${secure ? '__Host-' : ''}hearthline`;
