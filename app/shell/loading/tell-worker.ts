import type { CopiesMessage } from '#core/visit/index.ts';

/** Tells the service worker, once there is one. The answer says whether it keeps the page that the message names. */
export async function tellWorker(message: CopiesMessage): Promise<boolean> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return false;
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => {
      port1.close();
      resolve(data);
    };
    active.postMessage(message, [port2]);
  });
}
