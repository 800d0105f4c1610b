import sharp, { type Sharp } from 'sharp';
import { pieces } from '../catalog/index.ts';
import type { Scene } from '../sets/scene.ts';
import { scenes } from '../sets/scenes.ts';
import { offeringPieces, quizPieces } from '../sets/stand-ins.ts';
import { Album } from './album.ts';
import { VIEW_NAMES } from './views.ts';

/** The background of a chosen option: a wall and a floor that meet at the hearth line. */
const GROUND = { width: 760, height: 464, wall: '#3d5c4a', floor: '#31493b', line: 0.76 };
const FILL = 0.82;
/** Options that show their piece in another way than the shop does. */
const RETAKES: Readonly<Record<string, string>> = {
  'quiz/sofa-type/sleeper': 'quiz/sofa-type/sleeper-open/cut-out',
  'quiz/lounge-chair-color-intensity/accent': 'quiz/lounge-chair-color-intensity/accent-pillow/cut-out',
  'quiz/desk-chair-color-intensity/accent': 'quiz/desk-chair-color-intensity/accent-seat/cut-out',
};

/** A cut-out on green, with the soft shadow of its own foot. A rug has no feet: it lies in the middle of the floor. */
async function onGreen(cutOut: Buffer, lies: boolean): Promise<Sharp> {
  const { width, height, wall, floor, line } = GROUND;
  const room = { width: Math.round(width * FILL), height: Math.round(height * FILL) };
  const piece = await sharp(cutOut)
    .resize({ ...room, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((width - piece.info.width) / 2);
  const top = Math.round(lies ? (height - piece.info.height) / 2 : height * 0.92 - piece.info.height);
  const horizon = lies ? 0 : Math.round(height * line);
  const foot = { x: width / 2, y: top + piece.info.height - 8, rx: piece.info.width * 0.46, ry: 11 };
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><filter id="soft" x="-50%" y="-300%" width="200%" height="700%"><feGaussianBlur stdDeviation="9"/></filter></defs>
    <rect width="100%" height="100%" fill="${wall}"/><rect y="${horizon}" width="100%" height="100%" fill="${floor}"/>
    ${lies ? '' : `<ellipse cx="${foot.x}" cy="${foot.y}" rx="${foot.rx}" ry="${foot.ry}" fill="#14211a" opacity="0.55" filter="url(#soft)"/>`}</svg>`;
  const laid = await sharp(Buffer.from(ground))
    .composite([{ input: piece.data, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(laid.data, { raw: laid.info });
}

/** Where a page would show a hole; a gallery is only shorter. */
const MUST_SHOW = /^(quiz|styles|offerings|hero)\//;

/** The scene's own picture; until it is taken, one of the same style or room takes its place. */
function standIn(scene: Scene, album: Album): string | undefined {
  const taken = scenes.filter(({ publicId }) => album.isTaken(publicId));
  const near = [
    taken.find(({ publicId }) => publicId === scene.publicId),
    taken.find(({ style, room, guide }) => style === scene.style && room === scene.room && guide === scene.guide),
    taken.find(({ style }) => style === scene.style),
    taken.find(({ room }) => room === scene.room),
  ];
  return near.find((found) => found !== undefined)?.publicId;
}

/** A rug looks the same in every size: one photo serves for the others. */
function lendRugs(album: Album): void {
  const rugs = pieces.filter(({ kind }) => kind === 'rug');
  for (const { slug, name } of rugs) {
    const family = slug.slice(0, slug.lastIndexOf('-'));
    for (const view of [...VIEW_NAMES, 'cut-out']) {
      const own = `furniture/rec-${slug}/${view}`;
      if (album.isTaken(own)) continue;
      const sister = rugs.find(
        (rug) => rug.slug.startsWith(family) && album.isTaken(`furniture/rec-${rug.slug}/${view}`),
      );
      if (sister) album.alias(own, `furniture/rec-${sister.slug}/${view}`, `${name}, shown in another size`);
    }
  }
}

/** Gives the quiz and the offerings their pictures, from the products that have been photographed. */
export async function arrange(): Promise<void> {
  const album = new Album();
  lendRugs(album);
  for (const scene of scenes) {
    const taken = standIn(scene, album);
    for (const address of [scene.publicId, ...(scene.also ?? [])]) {
      if (taken && (taken === scene.publicId || MUST_SHOW.test(address))) album.alias(address, taken);
      else album.forget(address);
    }
  }
  for (const [publicId, recordId] of Object.entries(offeringPieces))
    album.alias(publicId, `furniture/${recordId}/front`);
  const lying = new Set(pieces.filter(({ kind }) => kind === 'rug').map(({ slug }) => `rec-${slug}`));
  for (const [publicId, recordId] of Object.entries(quizPieces)) {
    const retake = RETAKES[publicId] ?? '';
    const source = album.manifest[retake] ? retake : `furniture/${recordId}/cut-out`;
    const entry = album.manifest[source];
    if (!entry) continue;
    album.alias(publicId, source);
    const lies = lying.has(recordId);
    const hash = `green of ${recordId} ${entry.bytes}${lies ? ' lying' : ''}`;
    if (!album.has(`${publicId}-green`, hash)) {
      const green = await onGreen(album.read(source), lies);
      await album.keep({ publicId: `${publicId}-green`, alt: entry.alt }, green, { hash });
    }
  }
}
