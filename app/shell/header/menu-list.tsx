import { Link } from '#app/ui/link.tsx';
import type { MenuLink } from '../menus.ts';
import styles from './menu-list.module.css';

export function MenuList({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} className={styles.entry}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const menuEntryClass = styles.entry;
