import { createToastQueue } from './toast-queue.ts';

/** The browser's one queue. The server never shows anything here: it belongs to nobody's request. */
export const toasts = createToastQueue();

export function showToast(text: string): void {
  toasts.show(text);
}
