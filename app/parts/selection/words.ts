import type { PublicItem } from '#core/catalog/index.ts';
import type { BoardId } from '#core/selection/index.ts';

export { sizeWords } from '#core/room/index.ts';

export const boardTitle = (letter: BoardId) => `Board ${letter.toUpperCase()}`;

export const makersWords = (count: number) => `${count} ${count === 1 ? 'maker' : 'makers'}`;

/** The visible finish, without the maker's fine print. */
export const finishWords = ({
  materialsFinish,
  materialsFinishTwo,
}: Pick<PublicItem, 'materialsFinish' | 'materialsFinishTwo'>): string =>
  [materialsFinish, materialsFinishTwo].flatMap((finish) => finish?.split(/,\s*\d/)[0] ?? []).join('\u00a0· ');

export function boardLabel(letter: BoardId, name: string, pieces: readonly { name: string }[]): string {
  return `${boardTitle(letter)}, ${name}: ${pieces.map((piece) => piece.name).join(', ')}`;
}

export const roomsLikeYours = {
  title: 'Rooms like yours',
  lead: 'A pair made for the same room and style. We’ll choose yours for your doorway, your budget and what you told us.',
  gallery: 'More rooms',
} as const;
