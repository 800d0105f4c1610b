export * from './books.ts';
export * from './lamps.ts';
export * from './life.ts';
export * from './plants.ts';
export * from './small-things.ts';
export * from './wall-things.ts';
