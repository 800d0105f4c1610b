import { useLayoutEffect, useRef, useState } from 'react';

/** For a panel that opens in place of its button. Focus moves into it, and back to the button when it closes. */
export function useInPlace<Panel extends HTMLElement = HTMLFormElement>() {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<Panel>(null);

  useLayoutEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, button')?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), button, panel };
}
