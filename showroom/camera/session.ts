import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import type { Kit } from '../models/index.ts';
import type { ShellLight } from '../sets/hours.ts';
import { Album } from './album.ts';
import type { Assignment, RoomLight, Shot } from './assignment.ts';
import { runBlender } from './blender.ts';
import { type Frame, printRoom, printStudio, printWhole } from './darkroom.ts';
import { exportGlb, nameOnly } from './glb.ts';
import { Progress } from './progress.ts';
import { writePatterns, writeTextures } from './texture-files.ts';

/** Raise it when light, materials or developing change so much that every picture should be taken again. */
const EDITION = 1;
/** The same for one material: only what is made of it is taken again. */
const MIX_VERSION: Readonly<Record<string, number>> = { glass: 2 };
const THREADS = 2;
/** Pictures per Blender process: enough to pay for its start, few enough to lose little when interrupted. */
const BATCH = 8;
/** A large picture is worth minutes: each is kept before the next begins. */
const LARGE = 1800;

/** Where finished pictures go. */
export type Keeper = Pick<Album, 'has' | 'keep' | 'balanceOf'>;

interface Pending {
  assignment: Assignment;
  kit: Kit;
  light: RoomLight | ShellLight | undefined;
  shots: { shot: Shot; hash: string; name: string }[];
}

function fingerprint(kit: Kit): string {
  const hash = createHash('sha256').update(String(EDITION));
  for (const [material, geometries] of kit.parts) {
    hash.update(`${material}${MIX_VERSION[material] ?? ''}`);
    for (const geometry of geometries) hash.update(new Uint8Array(geometry.getAttribute('position').array.buffer));
  }
  return hash.digest('hex');
}

function pendingOf(assignment: Assignment, album: Keeper): Pending | null {
  const { kit, light, shots: wanted } = assignment.build();
  const model = fingerprint(kit);
  const shots = wanted.flatMap((shot) => {
    const { alt: _alt, ...print } = shot.print;
    const recipe = JSON.stringify([model, shot.view, print, light, 'exposure' in shot ? shot.exposure : 0]);
    const hash = createHash('sha256').update(recipe).digest('hex').slice(0, 16);
    return album.has(shot.print.publicId, hash) ? [] : [{ shot, hash, name: shot.print.publicId.replaceAll('/', '-') }];
  });
  return shots.length > 0 ? { assignment, kit, light, shots } : null;
}

const picturesOf = (batch: Pending[]) => batch.reduce((sum, { shots }) => sum + shots.length, 0);

async function expose(
  batch: Pending[],
  folder: string,
  textures: string,
  sizes: Record<string, [number, number]>,
  onPhotograph: () => void,
) {
  const patterns = await writePatterns(
    textures,
    batch.flatMap(({ kit }) => [...kit.parts.keys()]),
  );
  const items = [];
  for (const { assignment, kit, light, shots } of batch) {
    const model = `${folder}/${assignment.id.replaceAll('/', '-')}.glb`;
    writeFileSync(model, await exportGlb(kit.build('model', nameOnly)));
    items.push({
      model,
      set: shots[0]?.shot.set,
      light,
      views: shots.map(({ shot, name }) => ({ ...shot.view, name })),
    });
  }
  const job = `${folder}/job.json`;
  writeFileSync(job, JSON.stringify({ out: folder, threads: THREADS, textures, textureSizes: sizes, patterns, items }));
  await runBlender(job, onPhotograph);
  return JSON.parse(readFileSync(`${folder}/frames.json`, 'utf8')) as Record<string, Frame | null>;
}

/** A piece without the empty space around it, at this share of the picture's size. */
async function trimmed(cutOut: Sharp, scale = 1): Promise<Sharp> {
  const alone = cutOut.trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 0 });
  if (scale === 1) return alone;
  const { data, info } = await alone.png().toBuffer({ resolveWithObject: true });
  return sharp(data).resize({ width: Math.round(info.width * scale) });
}

async function print(
  batch: Pending[],
  folder: string,
  frames: Record<string, Frame | null>,
  album: Keeper,
): Promise<void> {
  for (const { shots } of batch) {
    for (const { shot, hash, name } of shots) {
      const base = `${folder}/${name}`;
      const frame = frames[name];
      if (shot.set === 'room') {
        await album.keep(shot.print, await printRoom(base, shot.exposure), { hash });
      } else if (frame) {
        const { image, cutOut, balance } = await printStudio(base, frame);
        if (shot.cutOut) await album.keep(shot.cutOut, await trimmed(cutOut, shot.cutOutScale), { hash });
        await album.keep(shot.print, image, { hash, balance });
      } else {
        const lead = shot.print.publicId.replace(/[^/]+$/, 'front');
        await album.keep(shot.print, await printWhole(base, shot.view.detail ? album.balanceOf(lead) : undefined), {
          hash,
        });
      }
    }
  }
}

/** Photographs whatever of the assignments is new or changed. May be interrupted at any time and started again. */
export async function photograph(assignments: Assignment[], album: Keeper = new Album()): Promise<void> {
  const textures = `${tmpdir()}/hearthline-showroom/textures`;
  mkdirSync(textures, { recursive: true });
  const sizes = await writeTextures(textures);
  const progress = new Progress(assignments.reduce((sum, { pictures }) => sum + pictures, 0));
  let batch: Pending[] = [];
  const finish = async () => {
    const folder = mkdtempSync(`${tmpdir()}/hearthline-showroom/batch-`);
    try {
      const started = Date.now();
      const frames = await expose(batch, folder, textures, sizes, () => progress.exposed());
      const exposed = Date.now();
      await print(batch, folder, frames, album);
      progress.finished(
        batch.map(({ assignment }) => assignment.id),
        picturesOf(batch),
        { exposing: exposed - started, developing: Date.now() - exposed },
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
      batch = [];
    }
  };
  // One model at a time: all of them together would fill the memory.
  for (const assignment of assignments) {
    const pending = pendingOf(assignment, album);
    progress.passed(assignment.pictures - (pending?.shots.length ?? 0));
    if (!pending) continue;
    if (batch.length > 0 && picturesOf(batch) + pending.shots.length > BATCH) await finish();
    batch.push(pending);
    if (pending.shots.some(({ shot }) => shot.view.width >= LARGE)) await finish();
  }
  if (batch.length > 0) await finish();
  progress.ended();
}
