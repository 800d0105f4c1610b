import { Link, useLocation } from 'react-router';
import { AccountMenu } from '#app/shell/header/header.tsx';
import { Wordmark } from '#app/shell/header/wordmark.tsx';
import { useMay } from '#app/shell/session/use-may.ts';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { StudioCounts } from '#server/pages/studio-today/studio-counts.ts';
import { dailyRooms, isIn, type Room, roomGroups } from './rooms.ts';
import styles from './studio-bar.module.css';

/** How many rooms stay in the bar on a phone and in a narrow window, with one fewer for a page that isn't among them. */
const onPhones = 3;
const onNarrow = 5;

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

/** The studio's navigation, in place of the shop's header. Everyone sees the rooms they may enter. */
export function StudioBar({ counts }: { counts: StudioCounts | null }) {
  const may = useMay();
  const { pathname } = useLocation();
  const daily = dailyRooms.filter(({ needs }) => may(needs));
  const groups = roomGroups
    .map(({ title, rooms }) => ({ title, rooms: rooms.filter(({ needs }) => may(needs)) }))
    .filter(({ rooms }) => rooms.length > 0);
  const further = groups.flatMap(({ rooms }) => rooms);
  const countOf = (room: Room) => (room.counts && counts?.[room.counts]) ?? 0;
  const link = (room: Room, from?: 'narrow' | 'wide') => (
    <Link
      key={room.href}
      to={room.href}
      className={styles.room}
      data-from={from}
      aria-current={isIn(room, pathname) ? 'page' : undefined}
    >
      {room.label}
      <Count many={countOf(room)} />
    </Link>
  );
  const here = [...daily, ...further].find((room) => isIn(room, pathname));
  const shownFrom = (room: Room) => {
    const place = daily.indexOf(room);
    const fits = (many: number) =>
      place < (here && daily.indexOf(here) >= 0 && daily.indexOf(here) < many ? many : many - 1);
    return room === here || fits(onPhones) ? undefined : fits(onNarrow) ? 'narrow' : 'wide';
  };
  return (
    <header className={styles.bar}>
      <Wordmark />
      <nav aria-label="Studio" className={styles.rooms}>
        {daily.map((room) => link(room, shownFrom(room)))}
        {here && further.includes(here) && link(here)}
        {further.length > 0 && (
          <button type="button" popoverTarget={moreRooms} className={styles.room}>
            More
            <Count many={further.filter((room) => room !== here).reduce((sum, room) => sum + countOf(room), 0)} />
          </button>
        )}
        {/* A new page closes it. The link to that page, beside it, has the address alone as its key. */}
        <div key={`more ${pathname}`} id={moreRooms} popover="auto" className={styles.more}>
          <div className={styles.hidden}>
            {daily.flatMap((room) => {
              const from = shownFrom(room);
              return from ? link(room, from) : [];
            })}
          </div>
          {groups.map(({ title, rooms }) => (
            <section key={title} aria-label={title} className={styles.group}>
              <p className={styles.title}>{title}</p>
              {rooms.map((room) => link(room))}
            </section>
          ))}
        </div>
      </nav>
      <div className={styles.account}>
        <AccountMenu />
      </div>
    </header>
  );
}

const moreRooms = 'more-rooms';
