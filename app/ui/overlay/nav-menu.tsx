import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icon/signs.tsx';
import styles from './nav-menu.module.css';
import { useOutsidePress } from './use-outside-press.ts';

export interface NavMenuProps {
  /** The button's content; a chevron follows text, but not initials. */
  trigger: ReactNode;
  label?: string;
  /** Links and buttons, each in its own list item. Clicking one closes the menu. */
  items: readonly { id: string; content: ReactNode }[];
  align?: 'start' | 'end';
  chevron?: boolean;
  /** Replaces the button's own look. */
  className?: string | undefined;
}

/** A disclosure rather than an application menu: Tab moves through the links as in the rest of the header. */
export function NavMenu({ trigger, label, items, align = 'start', chevron = true, className }: NavMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutsidePress(root, open, () => setOpen(false));

  function keyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }

  function blur(event: FocusEvent) {
    const next = event.relatedTarget;
    if (next instanceof Node && !root.current?.contains(next)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches Escape from the links inside
    <div ref={root} className={styles.nav} onKeyDown={keyDown} onBlur={blur}>
      <button
        ref={button}
        type="button"
        className={className ?? styles.button}
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {trigger}
        {chevron && <ChevronDownIcon />}
      </button>
      <ul id={id} hidden={!open} data-ground="light" className={classNames(styles.list, align === 'end' && styles.end)}>
        {items.map((item) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside handles the click; this only closes the menu
          <li key={item.id} onClick={() => setOpen(false)}>
            {item.content}
          </li>
        ))}
      </ul>
    </div>
  );
}
