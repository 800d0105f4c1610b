import type { AddressField, TypedAddress } from '#core/order/index.ts';
import { keepHere, keptHere } from './kept-here.ts';

const key = (selectionId: string) => `hearthline-address ${selectionId}`;

/** What was typed, and nothing else: where nobody typed, what the server knows holds. Never the card. */
export function keepTyped(selectionId: string, field: AddressField, typed: string): void {
  keepHere(key(selectionId), JSON.stringify({ ...keptAddress(selectionId), [field]: typed }));
}

export const keptAddress = (selectionId: string): Partial<TypedAddress> =>
  JSON.parse(keptHere(key(selectionId)) ?? '{}') as Partial<TypedAddress>;

/** Once the order is placed it knows where it goes. */
export const forgetAddress = (selectionId: string): void => keepHere(key(selectionId), null);
