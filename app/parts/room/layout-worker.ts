import { suggestLayout } from '#core/room/index.ts';
import type { LayoutAsked } from './ask-for-layout.ts';

/** Runs the search off the main thread so the page stays responsive. */
self.onmessage = ({ data }: MessageEvent<LayoutAsked>) => {
  const { room, pieces, seed, locks } = data;
  self.postMessage(suggestLayout(room, pieces, seed, locks));
};
