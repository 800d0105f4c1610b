import { orderNumberPrefix } from '../settings/index.ts';

/** How many characters of an order's id its number uses. The database keeps it unique (`purchase_number_key`). */
export const orderNumberLength = 8;

/** What people call an order: short, in characters that aren't mistaken for each other. URLs keep the whole id. */
export const orderNumber = (id: string): string => `${orderNumberPrefix}-${id.slice(-orderNumberLength).toUpperCase()}`;

const prefix = new RegExp(`^${orderNumberPrefix}[\\s-]+(?=\\w+$)`, 'i');

/** Turns a typed search into text to look for in order ids: drops the prefix of a full or partial order number. */
export const searchedInId = (words: string): string => words.trim().replace(prefix, '');

const whole = new RegExp(`^(?:${orderNumberPrefix}[\\s-]*)?([a-z\\d]{${orderNumberLength}})$`, 'i');

/** The end of the id that a full order number names, however it was typed; null if the text isn't an order number. */
export const numberInId = (words: string): string | null => whole.exec(words.trim())?.[1]?.toLowerCase() ?? null;
