import { useLocation } from 'react-router';
import { iconButtonClass } from '#app/ui/action/icon-button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { HeartIcon } from '#app/ui/icon/things.tsx';
import { apart } from '#app/ui/layout/later.tsx';
import { Link } from '#app/ui/link.tsx';
import { shell } from '#core/settings/index.ts';
import { favorites, getStarted, signedInMenu, signedOutMenu } from '../menus.ts';
import { useRouteHandle } from '../route-handle.ts';
import { useSession } from '../session/session.ts';
import styles from './header.module.css';
import { MenuBar } from './menu-bar.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';
import { Wordmark } from './wordmark.tsx';

/** Signed-out visitors never load this chunk. */
export const AccountMenu = apart(() => import('./account-menu.tsx'));

export function Header() {
  const session = useSession();
  const handle = useRouteHandle();
  const { pathname } = useLocation();
  const sticky = useScrolledPast(shell.stickyHeaderPx);
  if (handle.header === 'none') return null;
  const slim = handle.header === 'slim';
  const transparent = handle.header === 'transparent';
  const inverted = handle.inverted === true && !sticky;

  return (
    <header
      className={styles.header}
      data-look={transparent ? 'transparent' : 'inner'}
      data-slim={slim || undefined}
      data-sticky={sticky || undefined}
      data-ground={inverted ? 'dark' : undefined}
    >
      <div className={styles.bar}>
        <Wordmark large={transparent && !sticky} />
        {!slim && (
          <>
            <nav aria-label="Main" className={styles.desktop}>
              <MenuBar key={pathname} entries={session.user ? signedInMenu(session) : signedOutMenu} />
              <div className={styles.favorites}>
                <FavoritesLink />
              </div>
              {session.user ? (
                <AccountMenu key={`account ${pathname}`} />
              ) : (
                <>
                  <SignInLink className={styles.signIn} />
                  <LinkButton href={getStarted.href} small>
                    {getStarted.label}
                  </LinkButton>
                </>
              )}
            </nav>
            <div className={styles.mobile}>
              <FavoritesLink />
              <MobileMenu key={`mobile ${pathname}`} />
            </div>
          </>
        )}
      </div>
    </header>
  );
}

function FavoritesLink() {
  return (
    <Link href={favorites.href} aria-label={favorites.label} className={iconButtonClass('bare')}>
      <HeartIcon />
    </Link>
  );
}
