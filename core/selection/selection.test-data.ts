import type { Boards } from './board.ts';
import type { Selection } from './selection.ts';

const piece = (recordId: string, quantity = 1) => ({ recordId, note: `About ${recordId}`, quantity });

export const someBoards: Boards = [
  { name: 'Sage and saddle', note: 'For June, who reads late', furniture: [piece('sofa'), piece('chair', 2)] },
  { name: 'Oat', note: '', furniture: [piece('settee'), piece('chair', 2)] },
];

export function selectionOf(changes: Partial<Selection> = {}): Selection {
  return {
    id: 'selection',
    surveyId: 'survey',
    revision: 0,
    state: 'published',
    publishedAt: new Date('2024-05-01T12:00:00Z'),
    boards: someBoards,
    chosen: [],
    whiteGloveStatus: {},
    ordered: [],
    ...changes,
  };
}
