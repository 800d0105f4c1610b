/** The two delivery methods, as an item describes them unless its vendor says otherwise. */
export const standardDeliveryDescription = 'Delivery to your door. You carry it in, unpack and set it up.';

export const whiteGloveDescription =
  'Delivery into the room, unwrap, set-up and packaging removal in a 4-hour window, Monday to Friday 8 am to 5 pm, with a call 2-3 days ahead.';

/** How long until it ships from the maker: '1 week', '3 weeks'. */
export function leadTimeWords(days: number): string {
  const weeks = Math.max(1, Math.ceil(days / 7));
  return `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
}
