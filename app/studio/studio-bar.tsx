import { NavLink } from 'react-router';
import { AccountMenu } from '#app/shell/header/account-menu.tsx';
import { Wordmark } from '#app/shell/header/wordmark.tsx';
import styles from './studio-bar.module.css';

const rooms = [
  { label: 'Queue', href: '/studio', end: true },
  { label: 'Orders', href: '/studio/orders', end: false },
  { label: 'Visits', href: '/studio/visits', end: false },
  { label: 'Inbox', href: '/studio/contact', end: false },
  { label: 'Coupons', href: '/studio/coupons', end: false },
  { label: 'Settings', href: '/studio/settings', end: false },
  { label: 'Audit', href: '/studio/audit', end: false },
] as const;

/** The way between the studio's rooms; it takes the place of the shop's header. */
export function StudioBar() {
  return (
    <header className={styles.bar}>
      <Wordmark />
      <nav aria-label="Studio" className={styles.rooms}>
        {rooms.map(({ label, href, end }) => (
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
