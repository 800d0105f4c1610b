import { suggestLayout } from '#core/room/index.ts';
import type { LayoutAsked } from './ask-for-layout.ts';

/** Searches beside the page, so that nothing on it waits. */
self.onmessage = ({ data }: MessageEvent<LayoutAsked>) => {
  const { room, pieces, seed, locks } = data;
  self.postMessage(suggestLayout(room, pieces, seed, locks));
};
