import type { AddressField, TypedAddress } from '#core/order/index.ts';
import { keepHere, keptHere } from './kept-here.ts';

const key = (selectionId: string) => `hearthline-address ${selectionId}`;

/** Only what was typed; for other fields the server's values apply. Never the card. */
export function keepTyped(selectionId: string, field: AddressField, typed: string): void {
  keepHere(key(selectionId), JSON.stringify({ ...keptAddress(selectionId), [field]: typed }));
}

export const keptAddress = (selectionId: string): Partial<TypedAddress> =>
  JSON.parse(keptHere(key(selectionId)) ?? '{}') as Partial<TypedAddress>;

/** Once placed, the order has its own address. */
export const forgetAddress = (selectionId: string): void => keepHere(key(selectionId), null);
