import { Link, useLocation } from 'react-router';
import { AccountMenu } from '#app/shell/header/header.tsx';
import { Wordmark } from '#app/shell/header/wordmark.tsx';
import { useSession } from '#app/shell/session/session.ts';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { can } from '#core/account/index.ts';
import type { StudioCounts } from '#server/pages/studio-today/studio-counts.ts';
import styles from './studio-bar.module.css';

interface Room {
  label: string;
  href: string;
  /** Path prefixes that belong to this entry; by default everything below its own path. */
  things?: readonly string[];
  /** Which count stands beside it. */
  counts?: keyof StudioCounts;
}

const rooms: readonly Room[] = [
  { label: 'Today', href: '/studio', things: [], counts: 'mine' },
  { label: 'Queue', href: '/studio/queue', things: ['/studio/projects/'], counts: 'queue' },
  { label: 'Orders', href: '/studio/orders' },
  { label: 'Exceptions', href: '/studio/exceptions', counts: 'exceptions' },
  { label: 'Guarantee', href: '/studio/guarantee', counts: 'refunds' },
  { label: 'Visits', href: '/studio/visits', counts: 'visits' },
  { label: 'Catalog', href: '/studio/catalogue' },
  { label: 'Makers', href: '/studio/makers' },
  { label: 'Purchase orders', href: '/studio/purchase-orders' },
  { label: 'Reviews', href: '/studio/reviews' },
  { label: 'Swatches', href: '/studio/swatches' },
  { label: 'Inbox', href: '/studio/contact', counts: 'inbox' },
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

const most = 99;

/** How many things wait in a room. Nothing is shown for none. */
function Count({ many }: { many: number }) {
  if (many === 0) return null;
  return (
    <span className={styles.count}>
      {many > most ? `${most}+` : many}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}

/** The studio's navigation, in place of the shop's header. */
export function StudioBar({ counts }: { counts: StudioCounts | null }) {
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
            <Count many={(room.counts && counts?.[room.counts]) ?? 0} />
          </Link>
        ))}
      </nav>
      <div className={styles.account}>
        <AccountMenu />
      </div>
    </header>
  );
}
