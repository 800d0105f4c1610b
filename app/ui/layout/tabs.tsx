import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export interface TabsProps {
  label: string;
  tabs: readonly { id: string; title: ReactNode; panel: ReactNode; disabled?: boolean }[];
  selected?: string;
  onChange?: (id: string) => void;
  /** underlined: beside a heading; segmented: a switch between two or three views of one thing. */
  look?: 'underlined' | 'segmented';
  className?: string | undefined;
}

/** Shows one of several panels. Tab reaches one tab; the arrow keys, Home and End move between them. */
export function Tabs({ label, tabs, selected, onChange, look = 'underlined', className }: TabsProps) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.filter(({ disabled }) => !disabled);
  const [chosen, setChosen] = useState(open[0]?.id);
  const shown = selected ?? chosen;
  const choose = (id: string) => {
    setChosen(id);
    if (id !== shown) onChange?.(id);
  };
  const move = (event: KeyboardEvent) => {
    const next =
      open[
        nextPlace(
          event.key,
          open.findIndex(({ id }) => id === shown),
          open.length,
        ) ?? -1
      ];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div className={classNames(styles.tabs, className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(styles.list, look === 'segmented' && styles.segmented)}
      >
        {tabs.map(({ id, title, disabled = false }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${name}-${id}`}
            data-tab={id}
            aria-selected={id === shown}
            aria-controls={id === shown ? `${name}-${id}-panel` : undefined}
            tabIndex={id === shown ? 0 : -1}
            disabled={disabled}
            className={styles.tab}
            onClick={() => choose(id)}
            onKeyDown={move}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs
        .filter(({ id }) => id === shown)
        .map(({ id, panel }) => (
          <div
            key={id}
            role="tabpanel"
            id={`${name}-${id}-panel`}
            aria-labelledby={`${name}-${id}`}
            className={styles.panel}
          >
            {panel}
          </div>
        ))}
    </div>
  );
}

/** Where a key leads, wrapping at the ends; undefined for other keys. */
export function nextPlace(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
