import { shopModels } from '#core/media/index.ts';

/** Where the model of a piece is stored. */
export const modelKey = (id: string): string => `${shopModels}/${id}`;
