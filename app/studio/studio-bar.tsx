import { NavLink } from 'react-router';
import AccountMenu from '#app/shell/header/account-menu.tsx';
import { Wordmark } from '#app/shell/header/wordmark.tsx';
import { useSession } from '#app/shell/session.ts';
import { can } from '#core/account/index.ts';
import styles from './studio-bar.module.css';

const rooms = [
  { label: 'Queue', href: '/studio', end: true },
  { label: 'Orders', href: '/studio/orders', end: false },
  { label: 'Exceptions', href: '/studio/exceptions', end: false },
  { label: 'Guarantee', href: '/studio/guarantee', end: false },
  { label: 'Visits', href: '/studio/visits', end: false },
  { label: 'Catalogue', href: '/studio/catalogue', end: false },
  { label: 'Inbox', href: '/studio/contact', end: false },
  { label: 'Coupons', href: '/studio/coupons', end: false },
  { label: 'Figures', href: '/studio/figures', end: false },
  { label: 'Settings', href: '/studio/settings', end: false },
] as const;
const adminRooms = [
  { label: 'People', href: '/studio/people', end: false },
  { label: 'Keys', href: '/studio/keys', end: false },
  { label: 'Audit', href: '/studio/audit', end: false },
] as const;

/** The way between the studio's rooms; it takes the place of the shop's header. */
export function StudioBar() {
  const { user } = useSession();
  const shown = user && can(user.role, 'people.view') ? [...rooms, ...adminRooms] : rooms;
  return (
    <header className={styles.bar}>
      <Wordmark />
      <nav aria-label="Studio" className={styles.rooms}>
        {shown.map(({ label, href, end }) => (
          <NavLink key={href} to={href} end={end} className={styles.room ?? ''}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={styles.account}>
        <AccountMenu />
      </div>
    </header>
  );
}
