interface Stop {
  readonly id: string;
  readonly street: string;
  readonly zip: string;
}

/** Counts as people do: 9 Oak Street before 12 Oak Street. */
const compare = (one: string, other: string) => one.localeCompare(other, 'en-US', { numeric: true });

/** One day's visits by zip code, then by street, so that neighbors follow each other. */
export const inRouteOrder = <Visit extends Stop>(visits: readonly Visit[]): Visit[] =>
  visits.toSorted(
    (one, other) => compare(one.zip, other.zip) || compare(one.street, other.street) || (one.id < other.id ? -1 : 1),
  );

/** Opens the way there in the phone's maps app. Null without a street: a zip code alone leads astray. */
export const directionsTo = ({ street, zip }: Pick<Stop, 'street' | 'zip'>): string | null =>
  street === ''
    ? null
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${street}, ${zip}, USA`)}`;
