import { orderNumberPrefix } from '../settings/index.ts';

/** How much of an order's id its number is made of. The database keeps it unique (`purchase_number_key`). */
export const orderNumberLength = 8;

/** What people call an order: short, in letters that are not mistaken for each other. Addresses keep the whole id. */
export const orderNumber = (id: string): string => `${orderNumberPrefix}-${id.slice(-orderNumberLength).toUpperCase()}`;

const prefix = new RegExp(`^${orderNumberPrefix}[\\s-]+(?=\\w+$)`, 'i');

/** What was typed to find an order, as its id has it: of a number, however much of it, the prefix is left out. */
export const searchedInId = (words: string): string => words.trim().replace(prefix, '');

const whole = new RegExp(`^(?:${orderNumberPrefix}[\\s-]*)?([a-z\\d]{${orderNumberLength}})$`, 'i');

/** The end of the id that a whole number names, however it was typed; null: these words are no order's number. */
export const numberInId = (words: string): string | null => whole.exec(words.trim())?.[1]?.toLowerCase() ?? null;
