export interface Toast {
  id: number;
  text: string;
}

export interface ToastQueue {
  show: (text: string) => void;
  close: (id: number) => void;
  subscribe: (listener: () => void) => () => void;
  read: () => readonly Toast[];
}

/** The visible toasts, newest last. Repeating a text restarts it instead of showing it twice. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function change(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    show(text) {
      lastId += 1;
      change([...toasts.filter((toast) => toast.text !== text), { id: lastId, text }]);
    },
    close(id) {
      change(toasts.filter((toast) => toast.id !== id));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => toasts,
  };
}
