import { upholsteries } from '../catalog/finishes.ts';
import { pieces, recordIdOf } from '../catalog/index.ts';
import type { Piece } from '../catalog/piece.ts';
import { buildModel } from '../models/index.ts';
import { scenes } from '../sets/scenes.ts';
import { quizPieces } from '../sets/stand-ins.ts';
import { Album } from './album.ts';
import { arrange } from './arrange.ts';
import type { Assignment, Shot } from './assignment.ts';
import { proof } from './proof.ts';
import { sceneAssignment } from './scene-shots.ts';
import { photograph } from './session.ts';
import type { StudioView } from './studio-view.ts';
import { leadSize, studioView, VIEW_NAMES, type ViewName, zoomSize } from './views.ts';

const SEEN: Record<ViewName, string> = {
  front: 'seen from the front left',
  side: 'from the side',
  detail: 'a close look',
  back: 'from behind',
};

/** Smaller and quicker; the next session without `--draft` takes the picture again. */
const drafted = (view: StudioView): StudioView =>
  process.argv.includes('--draft') ? { ...view, width: 720, height: 540, samples: 4, paperSamples: 4 } : view;

const taken = new Album().manifest;

/** Fronts and details are taken for the zoom with `--large`, and then stay so. */
function forZoom(view: StudioView, publicId: string, name: ViewName): StudioView {
  const zooms = name === 'front' || name === 'detail';
  const large = process.argv.includes('--large') || (taken[publicId]?.width ?? 0) >= zoomSize.width;
  return zooms && large ? { ...view, ...zoomSize } : view;
}

function shotOf(piece: Piece, name: ViewName): Shot {
  const folder = `furniture/${recordIdOf(piece)}`;
  const print = { publicId: `${folder}/${name}`, alt: `${piece.name}, ${SEEN[name]}` };
  const view = drafted(forZoom(studioView(piece, name), print.publicId, name));
  if (name !== 'front') return { set: 'studio', view, print };
  // On a board a piece is small: its cut-out keeps its size.
  const scale = view.width > leadSize.width ? { cutOutScale: leadSize.width / view.width } : {};
  return { set: 'studio', view, print, cutOut: { publicId: `${folder}/cut-out`, alt: piece.name }, ...scale };
}

const productAssignment = (piece: Piece, views: readonly ViewName[]): Assignment => ({
  id: recordIdOf(piece),
  pictures: views.length,
  build: () => ({ kit: buildModel(piece.model), shots: views.map((name) => shotOf(piece, name)) }),
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
  return { id: folder, pictures: 1, build: () => ({ kit: buildModel(model), shots: [shot] }) };
}

/** An accent is a touch of color on something quiet: the ivory chair with one rust pillow, which it doesn't come with. */
function accentChair(): Assignment {
  const piece = accentPiece('lounge-chair');
  if (piece.model.kind !== 'lounge_chair') throw new Error('the accent is no lounge chair');
  const model = { ...piece.model, pillows: [upholsteries.rust.material] };
  return retake(piece, model, 'lounge-chair-color-intensity/accent-pillow', `${piece.name} with a rust pillow`);
}

/** Nor does the wooden desk chair come with a teal seat. In its own rust it shows the color red on the same screen. */
function accentDeskChair(): Assignment {
  const piece = accentPiece('desk-chair');
  if (piece.model.kind !== 'desk_chair') throw new Error('the accent is no desk chair');
  const model = { ...piece.model, upholstery: upholsteries.teal.material };
  return retake(piece, model, 'desk-chair-color-intensity/accent-seat', 'Wooden desk chair with a teal seat');
}

function accentPiece(of: string): Piece {
  const piece = pieces.find((one) => recordIdOf(one) === quizPieces[`quiz/${of}-color-intensity/accent`]);
  if (!piece) throw new Error(`no accent for the ${of}`);
  return piece;
}

/** A picture of the quiz that is no view of a product. */
function retake(piece: Piece, model: Piece['model'], under: string, alt: string): Assignment {
  const folder = `quiz/${under}`;
  const shot: Shot = {
    set: 'studio',
    view: studioView(piece, 'front'),
    print: { publicId: `${folder}/front`, alt },
    cutOut: { publicId: `${folder}/cut-out`, alt },
  };
  return { id: folder, pictures: 1, build: () => ({ kit: buildModel(model), shots: [shot] }) };
}

function assignmentsOf(word: string, views: readonly ViewName[]): Assignment[] {
  const products = pieces.filter((piece) => recordIdOf(piece).startsWith(word) || piece.kind === word);
  const rooms = scenes.filter((scene) => scene.publicId.startsWith(word));
  return [
    ...products.map((piece) => productAssignment(piece, views)),
    ...rooms.map(sceneAssignment),
    ...[openSleeper(), accentChair(), accentDeskChair()].filter(({ id }) => id.startsWith(word)),
  ];
}

/**
 * Photographs what the words name (record ids, kinds, scenes, or beginnings of them), in that order. `--front` and so on
 * narrow the views; `--large` takes fronts and details for the zoom; `--proof` takes small pictures of planned rooms to
 * look at, in data/proofs/. Without words: all leads, then all rooms, then the other views, so that an interrupted
 * session leaves the most useful pictures.
 */
export async function run(words: string[]): Promise<void> {
  const views = VIEW_NAMES.filter((name) => words.includes(`--${name}`));
  const names = words.filter((word) => !word.startsWith('--'));
  if (words.includes('--proof')) {
    await proof(names);
    return;
  }
  if (names.length > 0) {
    const chosen = names.flatMap((word) => assignmentsOf(word, views.length > 0 ? views : VIEW_NAMES));
    await photograph([...new Map(chosen.map((assignment) => [assignment.id, assignment])).values()]);
    await arrange();
    return;
  }
  const later = VIEW_NAMES.filter((name) => name !== 'front');
  await photograph(pieces.map((piece) => productAssignment(piece, ['front'])));
  await photograph([openSleeper(), accentChair(), accentDeskChair(), ...scenes.map(sceneAssignment)]);
  await photograph(pieces.map((piece) => productAssignment(piece, later)));
  await arrange();
}
