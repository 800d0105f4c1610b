import { createToastQueue } from './toast-queue.ts';

/** The browser's only queue. Never used on the server, where it would be shared between requests. */
export const toasts = createToastQueue();

export function showToast(text: string): void {
  toasts.show(text);
}
