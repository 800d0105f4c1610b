import type { Layout, LayoutPiece, LayoutRoom, Placement } from '#core/room/index.ts';

export interface LayoutAsked {
  room: LayoutRoom;
  pieces: readonly LayoutPiece[];
  seed: number;
  locks: readonly Placement[];
}

/** Gets a suggestion from the worker, or computes it on the page if a worker can't start. */
export function askForLayout(asked: LayoutAsked): Promise<Layout> {
  return new Promise<Layout>((resolve, reject) => {
    const worker = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Layout>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('the layout worker did not start'));
    };
    worker.postMessage(asked);
  }).catch(async () => {
    const { suggestLayout } = await import('./layout-here.ts');
    return suggestLayout(asked.room, asked.pieces, asked.seed, asked.locks);
  });
}
