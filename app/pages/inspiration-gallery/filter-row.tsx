import { Link } from '#app/ui/link.tsx';
import styles from './filter-row.module.css';

export interface FilterOption {
  label: string;
  href: string;
  on: boolean;
}

/** One filter. Each choice is a URL, so it can be shared, bookmarked and gone back to. */
export function FilterRow({ label, options }: { label: string; options: readonly FilterOption[] }) {
  return (
    <nav aria-label={label} className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ul className={styles.options}>
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
