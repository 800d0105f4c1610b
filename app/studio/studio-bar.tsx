import { Link, useLocation } from 'react-router';
import { AccountMenu } from '#app/shell/header/header.tsx';
import { Wordmark } from '#app/shell/header/wordmark.tsx';
import { useSession } from '#app/shell/session/session.ts';
import { can } from '#core/account/index.ts';
import styles from './studio-bar.module.css';

interface Room {
  label: string;
  href: string;
  /** Path prefixes that belong to this entry; by default everything below its own path. */
  things?: readonly string[];
}

const rooms: readonly Room[] = [
  { label: 'Queue', href: '/studio', things: ['/studio/projects/'] },
  { label: 'Orders', href: '/studio/orders' },
  { label: 'Exceptions', href: '/studio/exceptions' },
  { label: 'Guarantee', href: '/studio/guarantee' },
  { label: 'Visits', href: '/studio/visits' },
  { label: 'Catalog', href: '/studio/catalogue' },
  { label: 'Makers', href: '/studio/makers' },
  { label: 'Purchase orders', href: '/studio/purchase-orders' },
  { label: 'Reviews', href: '/studio/reviews' },
  { label: 'Swatches', href: '/studio/swatches' },
  { label: 'Inbox', href: '/studio/contact' },
  { label: 'Coupons', href: '/studio/coupons', things: ['/studio/coupons/', '/studio/promotions/'] },
  { label: 'Figures', href: '/studio/figures' },
  { label: 'Programs', href: '/studio/programs' },
  { label: 'Settings', href: '/studio/settings' },
];
const adminRooms: readonly Room[] = [
  { label: 'People', href: '/studio/people' },
  { label: 'Keys', href: '/studio/keys' },
  { label: 'Audit', href: '/studio/audit' },
];

const isIn = ({ href, things = [`${href}/`] }: Room, pathname: string) =>
  pathname === href || things.some((path) => pathname.startsWith(path));

/** The studio's navigation, in place of the shop's header. */
export function StudioBar() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const shown = user && can(user.role, 'people.view') ? [...rooms, ...adminRooms] : rooms;
  return (
    <header className={styles.bar}>
      <Wordmark />
      <nav aria-label="Studio" className={styles.rooms}>
        {shown.map((room) => (
          <Link
            key={room.href}
            to={room.href}
            className={styles.room}
            aria-current={isIn(room, pathname) ? 'page' : undefined}
          >
            {room.label}
          </Link>
        ))}
      </nav>
      <div className={styles.account}>
        <AccountMenu />
      </div>
    </header>
  );
}
