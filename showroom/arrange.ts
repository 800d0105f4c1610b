/** `node showroom/arrange.ts`: gives quiz, styles and offerings their pictures from those that exist; needs no camera. */
const { arrange } = await import(new URL('./camera/arrange.ts', import.meta.url).href);
await arrange();
