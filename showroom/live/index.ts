/** The furniture for a room that is drawn while one looks at it. Only a worker loads this: it brings three.js. */
export { liveProp } from './dressing.ts';
export { type LivePart, liveModel } from './live-model.ts';
export { type LiveSurface, liveSurface, meanColor } from './surfaces.ts';
export { type LiveImage, paintPicture, paintTile } from './tiles.ts';
