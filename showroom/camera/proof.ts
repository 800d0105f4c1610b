import { mkdirSync } from 'node:fs';
import { secondEdition } from '../sets/scenes.ts';
import { proofAssignment } from './scene-shots.ts';
import { type Keeper, photograph } from './session.ts';

const OUT = new URL('../../data/proofs/', import.meta.url).pathname;

/** Small pictures in data/proofs/, one per room whose public id has one of the words. */
export async function proof(words: string[]): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  const keeper: Keeper = {
    has: () => false,
    balanceOf: () => undefined,
    keep: async ({ publicId }, image) => {
      const file = `${OUT}${publicId.replaceAll('/', '-')}.png`;
      await image.png().toFile(file);
      console.log(file);
    },
  };
  const chosen = secondEdition.filter(({ publicId }) => words.some((word) => publicId.includes(word)));
  await photograph(chosen.map(proofAssignment), keeper);
}
