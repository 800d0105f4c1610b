import { NavLink } from 'react-router';
import { ChevronDownIcon } from '#app/ui/icon/signs.tsx';
import { hasSurveyBadge, isGroup, type MenuEntry } from '../menus.ts';
import { useSession } from '../session/session.ts';
import { Disclosure } from './disclosure.tsx';
import styles from './menu-bar.module.css';
import { MenuList } from './menu-list.tsx';
import surveyBadgeStyles from './survey-badge.module.css';

const isRepeated = (entries: readonly MenuEntry[], index: number): boolean => {
  const entry = entries[index];
  return entries.slice(0, index).some((one) => 'href' in one && entry && 'href' in entry && one.href === entry.href);
};

export function MenuBar({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul className={styles.bar}>
      {entries.map((entry, index) => (
        <li key={entry.label} className={entry.spare ? styles.spare : undefined}>
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
            <NavLink
              to={entry.href}
              className={() => styles.link}
              // With an empty cart, "Your Cart" links to the projects too; mark only one of the two as current.
              aria-current={isRepeated(entries, index) ? 'false' : 'page'}
            >
              <span className={styles.label}>{entry.label}</span>
              {hasSurveyBadge(entry) && <SurveyBadge />}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function SurveyBadge() {
  const { surveyCount } = useSession();
  if (surveyCount === 0) return null;
  return (
    <span className={surveyBadgeStyles.badge} data-testid="survey-badge">
      <span className={surveyBadgeStyles.number}>{surveyCount}</span>
    </span>
  );
}
