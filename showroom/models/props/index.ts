export * from './lamps.ts';
export * from './plants.ts';
export * from './small-things.ts';
export * from './wall-things.ts';
