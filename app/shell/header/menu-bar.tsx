import { NavLink } from 'react-router';
import { ChevronDownIcon } from '#app/ui/icon/signs.tsx';
import { hasSurveyBadge, isGroup, type MenuEntry } from '../menus.ts';
import { Disclosure } from './disclosure.tsx';
import styles from './menu-bar.module.css';
import { MenuList } from './menu-list.tsx';
import { SurveyBadge } from './survey-badge.tsx';

export function MenuBar({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul className={styles.bar}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {isGroup(entry) ? (
            <Disclosure
              label={
                <>
                  {entry.label}
                  <ChevronDownIcon small />
                </>
              }
            >
              <MenuList links={entry.links} />
            </Disclosure>
          ) : (
            <NavLink to={entry.href} className={() => styles.link}>
              {entry.label}
              {hasSurveyBadge(entry) && <SurveyBadge />}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  );
}
