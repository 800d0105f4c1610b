import { useEffect, useId, useState } from 'react';
import { IconButton } from '#app/ui/action/icon-button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { CloseIcon, MenuIcon } from '#app/ui/icon/signs.tsx';
import { apart } from '#app/ui/layout/later.tsx';
import { Link } from '#app/ui/link.tsx';
import { getStarted, isGroup, type MenuEntry, myAccount, signedInMenu, signedOutMenu } from '../menus.ts';
import { useSession } from '../session/session.ts';
import styles from './mobile-menu.module.css';
import { SignInLink } from './sign-in-link.tsx';

const SignOutButton = apart(() => import('./sign-out-button.tsx'));

/** Used below 768 px. It remounts on every route, so it closes by itself. */
export function MobileMenu({ className }: { className?: string | undefined }) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const ownHrefs = new Set(myAccount(session).links.map((link) => link.href));
  const entries: readonly MenuEntry[] = session.user
    ? [...signedInMenu(session).filter((entry) => isGroup(entry) || !ownHrefs.has(entry.href)), myAccount(session)]
    : signedOutMenu;

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.removeEventListener('keydown', onKey);
      document.documentElement.style.overflow = '';
    };
  }, [open]);

  return (
    <div className={className}>
      <IconButton
        label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </IconButton>
      <nav id={panelId} aria-label="Main" className={styles.panel} hidden={!open}>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.label} className={styles.item}>
              {isGroup(entry) ? (
                <>
                  <p className={styles.group}>{entry.label}</p>
                  <ul>
                    {entry.links.map((link) => (
                      <li key={link.href}>
                        <Link href={link.href} className={styles.small}>
                          {link.label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                <Link href={entry.href} className={styles.large}>
                  {entry.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          {session.user ? (
            <SignOutButton className={styles.small} />
          ) : (
            <>
              <LinkButton href={getStarted.href} wide>
                {getStarted.label}
              </LinkButton>
              <SignInLink className={styles.small} />
            </>
          )}
        </div>
      </nav>
    </div>
  );
}
