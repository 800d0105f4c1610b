import { brandCount, rooms, startingRooms, styleIds, styles, whiteGloveDescription } from '#core/catalog/index.ts';
import { feeTerms, feeWords } from '#core/fee/index.ts';
import { formatMoney } from '#core/money/index.ts';
import { delayRule, returnDays } from '#core/order/index.ts';
import { onSiteAreaName } from '#core/places/index.ts';
import { bandRows, type PriceList } from '#core/price-list/index.ts';
import { projectTerms } from '#core/project/index.ts';
import { readyToShipDays } from '#core/selection/index.ts';

const listed = (words: readonly string[], last: string) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/**
 * The facts our copy states. Every number comes from the rules, so no two pages can disagree. What an admin can change
 * comes with the price list, as an argument.
 */
export const facts = {
  rooms: feeWords.rooms,
  validity: feeWords.validity,
  boardsWithin: `${projectTerms.boardsWithinHours} hours`,
  revisions: projectTerms.revisions === 2 ? 'twice' : `${projectTerms.revisions} times`,
  guaranteeDays: `${feeTerms.guaranteeDays} days`,
  returnDays: `${returnDays} days`,
  longDelay: `${delayRule.longDays} days`,
  readyToShip: `${readyToShipDays} days`,
  brands: brandCount === 10 ? 'ten brands' : `${brandCount} brands`,
  area: onSiteAreaName,
  whiteGlove: whiteGloveDescription,
  firstRooms: listed(
    startingRooms.map((room) => rooms[room].label.toLowerCase()),
    'or',
  ),
  styles: listed(
    styleIds.map((id) => `${styles[id].name} (${styles[id].known})`),
    'and',
  ),
} as const;

/** The flat standard-shipping rates as table rows: price of the furniture, then shipping. */
export const shippingRows = ({ shippingBands }: PriceList): (readonly [furniture: string, shipping: string])[] =>
  bandRows(shippingBands).map(({ name, rate }) => [name, formatMoney(rate)]);
