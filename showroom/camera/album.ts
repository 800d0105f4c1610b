import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { OutputInfo, Sharp } from 'sharp';
import { budgetOf } from '../budgets.ts';
import type { Manifest, ManifestEntry } from '../manifest.ts';
import type { Print } from './assignment.ts';
import type { Balance } from './develop.ts';

const PICTURES = new URL('../pictures/', import.meta.url).pathname;
const MANIFEST = `${PICTURES}manifest.json`;
const MADE = `${PICTURES}made.json`;

/** What a picture was made from, so that only what changed is photographed again. */
interface Made {
  hash: string;
  balance?: Balance;
}

/** The best quality that keeps to the budget. Below the last one a picture would show it, so it may be heavier. */
const QUALITIES = [80, 75, 70, 65, 60];

async function withinBudget(image: Sharp, budget: number | null) {
  let made: { data: Buffer; info: OutputInfo } | undefined;
  for (const quality of QUALITIES) {
    made = await image.clone().webp({ quality, alphaQuality: 90, effort: 5 }).toBuffer({ resolveWithObject: true });
    if (budget === null || made.info.size <= budget) return made;
  }
  if (!made) throw new Error('no quality to try');
  return made;
}

const read = <T>(path: string, otherwise: T): T =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : otherwise;

/** Written whole or not at all: an interrupted session leaves a readable file. */
function write(path: string, value: object): void {
  const sorted = Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`${path}.new`, `${JSON.stringify(sorted, null, 1)}\n`);
  renameSync(`${path}.new`, path);
}

/** The finished pictures with their manifest. */
export class Album {
  readonly manifest: Manifest = read(MANIFEST, {});
  private readonly made: Record<string, Made> = read(MADE, {});

  has(publicId: string, hash: string): boolean {
    const entry = this.manifest[publicId];
    return this.made[publicId]?.hash === hash && entry !== undefined && existsSync(PICTURES + entry.file);
  }

  /** A picture of its own, not another's. */
  isTaken(publicId: string): boolean {
    return this.made[publicId] !== undefined && this.manifest[publicId]?.file === `${publicId}.webp`;
  }

  read(publicId: string): Buffer {
    return readFileSync(PICTURES + (this.manifest[publicId]?.file ?? ''));
  }

  balanceOf(publicId: string): Balance | undefined {
    return this.made[publicId]?.balance;
  }

  /** Reads before it writes: two sessions may fill the same album. */
  private record(publicId: string, entry: ManifestEntry, made?: Made): void {
    Object.assign(this.manifest, read(MANIFEST, {}), { [publicId]: entry });
    write(MANIFEST, this.manifest);
    if (!made) return;
    Object.assign(this.made, read(MADE, {}), { [publicId]: made });
    write(MADE, this.made);
  }

  /** A second address of the same picture. */
  alias(publicId: string, of: string, alt?: string): void {
    if (publicId === of) return;
    const entry = this.manifest[of];
    if (!entry) return;
    this.record(publicId, { ...entry, ...(alt ? { alt } : {}) });
  }

  forget(publicId: string): void {
    if (!this.manifest[publicId]) return;
    Object.assign(this.manifest, read(MANIFEST, {}));
    delete this.manifest[publicId];
    write(MANIFEST, this.manifest);
  }

  async keep({ publicId, alt }: Print, image: Sharp, made: Made): Promise<void> {
    const file = `${publicId}.webp`;
    mkdirSync(dirname(PICTURES + file), { recursive: true });
    const { data, info } = await withinBudget(image, budgetOf(publicId));
    writeFileSync(PICTURES + file, data);
    const { width, height, size } = info;
    const tiny = await image.clone().resize({ width: 12 }).webp({ quality: 30 }).toBuffer();
    const blur = `data:image/webp;base64,${tiny.toString('base64')}`;
    this.record(publicId, { file, width, height, bytes: size, type: 'image/webp', alt, blur }, made);
  }
}
