import { type PublicFurniture, publicFurniture } from './furniture.ts';
import { furnitureOfItem } from './furniture-of-item.ts';
import type { CatalogItem } from './item.ts';

export interface ChosenFrom {
  readonly selectionId: string;
  readonly quantity: number;
  readonly whiteGloveStatus: string;
}

/** A piece a customer chose, in the specification's shape: the furniture, how many, from which selection. */
export function chosenFurniture(item: CatalogItem, chosen: ChosenFrom, origin = ''): PublicFurniture {
  const { selectionId, quantity } = chosen;
  return {
    ...publicFurniture(furnitureOfItem(item, origin)),
    quantity,
    selectionId,
    chosenData: { id: item.recordId, ...chosen },
  };
}
