import { useEffect, useState, useSyncExternalStore } from 'react';
import { shell } from '#core/settings/index.ts';
import { IconButton } from '../action/icon-button.tsx';
import { CheckIcon, CloseIcon } from '../icon/signs.tsx';
import { texts } from '../texts.ts';
import type { Toast, ToastQueue } from './toast-queue.ts';
import styles from './toast-region.module.css';

const none: readonly Toast[] = [];

/** In the page from the start: a live region added together with its text isn't announced. */
export function ToastRegion({ queue, clearAfter = shell.notificationMs }: { queue: ToastQueue; clearAfter?: number }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.read, () => none);
  return (
    <section className={styles.region} aria-label={texts.notifications}>
      <div role="status" aria-atomic="false">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} queue={queue} clearAfter={clearAfter} />
        ))}
      </div>
    </section>
  );
}

interface ToastCardProps {
  toast: Toast;
  queue: ToastQueue;
  clearAfter: number;
}

function ToastCard({ toast, queue, clearAfter }: ToastCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => queue.close(toast.id), clearAfter);
    return () => clearTimeout(timer);
  }, [queue, toast.id, clearAfter, held]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the toast up longer
    <div
      className={styles.toast}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={styles.check}>
        <CheckIcon small />
      </span>
      <p className={styles.text}>{toast.text}</p>
      <IconButton label={texts.close} onClick={() => queue.close(toast.id)}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
