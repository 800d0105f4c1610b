import type { Manifest } from '../manifest.ts';
import manifest from '../pictures/manifest.json' with { type: 'json' };
import type { Scene } from './scene.ts';
import { furnished } from './scenes.ts';

const pictures: Manifest = manifest;

/** The inspiration gallery: the furnished rooms that have their picture. */
export const gallery: Scene[] = furnished.filter(({ publicId }) => publicId in pictures);
