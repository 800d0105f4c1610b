import { useEffect, useRef } from 'react';
import { Link } from '#app/ui/link.tsx';
import styles from './filter-row.module.css';

export interface FilterOption {
  label: string;
  href: string;
  on: boolean;
}

/** One filter. Each choice is a URL, so it can be shared, bookmarked and gone back to. */
export function FilterRow({ label, options }: { label: string; options: readonly FilterOption[] }) {
  const row = useRef<HTMLUListElement>(null);
  const chosen = options.findIndex(({ on }) => on);
  // On a phone the row scrolls: what is chosen is in view. The page itself stays where it is.
  useEffect(() => {
    const [list, choice] = [row.current, row.current?.children[chosen]];
    if (!list || !choice) return;
    const past = choice.getBoundingClientRect().right - list.getBoundingClientRect().right;
    if (past > 0) list.scrollLeft += past;
  }, [chosen]);
  return (
    <nav aria-label={label} className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ul ref={row} className={styles.options}>
        {options.map((option) => (
          <li key={option.label}>
            <Link
              href={option.href}
              className={styles.option}
              {...(option.on ? { 'aria-current': 'true' as const } : {})}
            >
              {option.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
