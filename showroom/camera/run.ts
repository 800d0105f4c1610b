import { pieces, recordIdOf } from '../catalogue/index.ts';
import type { Piece } from '../catalogue/piece.ts';
import { buildModel } from '../models/index.ts';
import { scenes } from '../sets/scenes.ts';
import { arrange } from './arrange.ts';
import type { Assignment, Shot, StudioView } from './assignment.ts';
import { sceneAssignment } from './scene-shots.ts';
import { photograph } from './session.ts';
import { studioView, VIEW_NAMES, type ViewName } from './views.ts';

const SEEN: Record<ViewName, string> = {
  front: 'seen from the front left',
  side: 'from the side',
  detail: 'a close look',
  back: 'from behind',
};

/** Smaller and quicker; the next session without `--draft` takes the picture again. */
const drafted = (view: StudioView): StudioView =>
  process.argv.includes('--draft') ? { ...view, width: 720, height: 540, samples: 4, paperSamples: 4 } : view;

function shotOf(piece: Piece, name: ViewName): Shot {
  const folder = `furniture/${recordIdOf(piece)}`;
  const print = { publicId: `${folder}/${name}`, alt: `${piece.name}, ${SEEN[name]}` };
  const view = drafted(studioView(piece, name));
  const cutOut = { publicId: `${folder}/cut-out`, alt: piece.name };
  return { set: 'studio', view, print, ...(name === 'front' ? { cutOut } : {}) };
}

const productAssignment = (piece: Piece, views: readonly ViewName[]): Assignment => ({
  id: recordIdOf(piece),
  build: () => ({ kit: buildModel(piece.model) }),
  shots: views.map((name) => shotOf(piece, name)),
});

/** A sleeper is told from a sofa only when its bed is out; its size is stated closed, so this is no view of the product. */
function openSleeper(): Assignment {
  const piece = pieces.find(({ type, slug }) => type === 'sleeper' && slug.includes('slate'));
  if (piece?.model.kind !== 'sofa') throw new Error('the range has no slate sleeper');
  const model = { ...piece.model, open: true };
  const folder = 'quiz/sofa-type/sleeper-open';
  const shot: Shot = {
    set: 'studio',
    view: { ...studioView(piece, 'front'), elevation: 16 },
    print: { publicId: `${folder}/front`, alt: `${piece.name} with its bed pulled out` },
    cutOut: { publicId: `${folder}/cut-out`, alt: `${piece.name} with its bed pulled out` },
  };
  return { id: folder, build: () => ({ kit: buildModel(model) }), shots: [shot] };
}

function assignmentsOf(word: string, views: readonly ViewName[]): Assignment[] {
  const products = pieces.filter((piece) => recordIdOf(piece).startsWith(word) || piece.kind === word);
  const rooms = scenes.filter((scene) => scene.publicId.startsWith(word));
  return [
    ...products.map((piece) => productAssignment(piece, views)),
    ...rooms.map(sceneAssignment),
    ...(word.startsWith('quiz') ? [openSleeper()] : []),
  ];
}

/**
 * Photographs what the words name (record ids, kinds, scenes, or beginnings of them), in that order; `--front` and so
 * on narrow the views. Without words: all leads, then all rooms, then the other views, so that an interrupted session
 * leaves the most useful pictures.
 */
export async function run(words: string[]): Promise<void> {
  const views = VIEW_NAMES.filter((name) => words.includes(`--${name}`));
  const names = words.filter((word) => !word.startsWith('--'));
  if (names.length > 0) {
    const chosen = names.flatMap((word) => assignmentsOf(word, views.length > 0 ? views : VIEW_NAMES));
    await photograph([...new Map(chosen.map((assignment) => [assignment.id, assignment])).values()]);
    await arrange();
    return;
  }
  const later = VIEW_NAMES.filter((name) => name !== 'front');
  await photograph(pieces.map((piece) => productAssignment(piece, ['front'])));
  await photograph([openSleeper(), ...scenes.map(sceneAssignment)]);
  await photograph(pieces.map((piece) => productAssignment(piece, later)));
  await arrange();
}
