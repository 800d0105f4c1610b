import { pieces, recordIdOf } from '../catalogue/index.ts';
import type { Piece } from '../catalogue/piece.ts';
import { buildModel } from '../models/index.ts';
import type { Assignment, Shot } from './assignment.ts';
import { photograph } from './session.ts';
import { studioView, VIEW_NAMES, type ViewName } from './views.ts';

const SEEN: Record<ViewName, string> = {
  front: 'seen from the front left',
  side: 'from the side',
  detail: 'a close look',
  back: 'from behind',
};

function shotOf(piece: Piece, name: ViewName): Shot {
  const folder = `furniture/${recordIdOf(piece)}`;
  const print = { publicId: `${folder}/${name}`, alt: `${piece.name}, ${SEEN[name]}` };
  const view = studioView(piece.kind, name);
  return {
    set: 'studio',
    view,
    print,
    ...(name === 'front' ? { cutOut: { publicId: `${folder}/cut-out`, alt: piece.name } } : {}),
  };
}

function productAssignment(piece: Piece, views: readonly ViewName[]): Assignment {
  return {
    id: recordIdOf(piece),
    build: () => buildModel(piece.model),
    shots: views.map((name) => shotOf(piece, name)),
  };
}

/** Leads of everything first, then the other views: an interrupted session leaves the most useful pictures. */
export async function run(wanted: string[]): Promise<void> {
  const views = VIEW_NAMES.filter((name) => wanted.includes(`--${name}`));
  const names = wanted.filter((word) => !word.startsWith('--'));
  const chosen =
    names.length > 0 ? pieces.filter((piece) => names.some((name) => recordIdOf(piece).startsWith(name))) : pieces;
  const wantedViews = views.length > 0 ? views : VIEW_NAMES;
  const first = wantedViews.filter((name) => name === 'front');
  const later = wantedViews.filter((name) => name !== 'front');
  await photograph(
    [
      ...chosen.map((piece) => productAssignment(piece, first)),
      ...chosen.map((piece) => productAssignment(piece, later)),
    ].filter(({ shots }) => shots.length > 0),
  );
}
