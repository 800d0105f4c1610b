import { SimplexNoise } from 'three/examples/jsm/math/SimplexNoise.js';
import { random } from './random.ts';

const simplex = new SimplexNoise({ random: random(7) });

export const noise = (x: number, y: number, z: number): number => simplex.noise3d(x, y, z);
