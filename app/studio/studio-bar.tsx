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
  /** Which count is shown next to it. */
  counts?: keyof StudioCounts;
}

/**
 * What staff open all day. On a phone only the first few stay in the bar, and one fewer on a page that isn't among them.
 */
const daily: readonly Room[] = [
  { label: 'Today', href: '/studio', things: [], counts: 'mine' },
  { label: 'Queue', href: '/studio/queue', things: ['/studio/projects/'], counts: 'queue' },
  { label: 'Orders', href: '/studio/orders' },
  { label: 'Customers', href: '/studio/customers' },
  { label: 'Exceptions', href: '/studio/exceptions', counts: 'exceptions' },
  { label: 'Visits', href: '/studio/visits', counts: 'visits' },
  { label: 'Inbox', href: '/studio/contact', counts: 'inbox' },
  { label: 'Catalog', href: '/studio/catalogue' },
];
const onPhones = 3;

/** One press further away. */
const others: readonly Room[] = [
  { label: 'Refunds', href: '/studio/refunds' },
  { label: 'Guarantee', href: '/studio/guarantee', counts: 'refunds' },
  { label: 'Makers', href: '/studio/makers' },
  { label: 'Purchase orders', href: '/studio/purchase-orders' },
  { label: 'Reviews', href: '/studio/reviews' },
  { label: 'Swatches', href: '/studio/swatches' },
  { label: 'Coupons', href: '/studio/coupons', things: ['/studio/coupons/', '/studio/promotions/'] },
  { label: 'Figures', href: '/studio/figures' },
  { label: 'Programs', href: '/studio/programs' },
  { label: 'Settings', href: '/studio/settings' },
];
const adminRooms: readonly Room[] = [
  { label: 'People', href: '/studio/people' },
  { label: 'Keys', href: '/studio/keys' },
  { label: 'Webhooks', href: '/studio/webhooks' },
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
  const further = user && can(user.role, 'people.view') ? [...others, ...adminRooms] : others;
  const countOf = (room: Room) => (room.counts && counts?.[room.counts]) ?? 0;
  const link = (room: Room, isWide = false) => (
    <Link
      key={room.href}
      to={room.href}
      className={styles.room}
      data-wide={(isWide && !isIn(room, pathname)) || undefined}
      aria-current={isIn(room, pathname) ? 'page' : undefined}
    >
      {room.label}
      <Count many={countOf(room)} />
    </Link>
  );
  const here = further.find((room) => isIn(room, pathname));
  const isAtHome = daily.slice(0, onPhones).some((room) => isIn(room, pathname));
  const shownOnPhones = isAtHome ? onPhones : onPhones - 1;
  return (
    <header className={styles.bar}>
      <Wordmark />
      <nav aria-label="Studio" className={styles.rooms}>
        {daily.map((room, place) => link(room, place >= shownOnPhones))}
        {here && link(here)}
        <button type="button" popoverTarget={moreRooms} className={styles.room}>
          More
          <Count many={further.filter((room) => room !== here).reduce((sum, room) => sum + countOf(room), 0)} />
        </button>
        {/* A new page closes it. */}
        <div key={pathname} id={moreRooms} popover="auto" className={styles.more}>
          <div className={styles.onPhones}>{daily.slice(shownOnPhones).map((room) => link(room))}</div>
          {further.map((room) => link(room))}
        </div>
      </nav>
      <div className={styles.account}>
        <AccountMenu />
      </div>
    </header>
  );
}

const moreRooms = 'more-rooms';
