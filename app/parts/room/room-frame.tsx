import type { ReactNode } from 'react';
import { Title } from '#app/ui/type/title.tsx';
import type { RoomToFurnish } from '#core/survey/index.ts';
import styles from './room-frame.module.css';
import { roomWords as words } from './words.ts';

interface RoomFrameProps {
  as: 'h1' | 'h2';
  id?: string;
  title: string;
  room: RoomToFurnish;
  plan: ReactNode;
  side: ReactNode;
}

/** A plan under its name and measure, with what is to be said about it beside: on the page and on paper. */
export function RoomFrame({ as, id, title, room, plan, side }: RoomFrameProps) {
  return (
    <>
      <header className={styles.head}>
        <Title as={as} size="heading" id={id}>
          {title}
        </Title>
        <p>{words.toScale(room.width, room.depth)}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.plan}>{plan}</div>
        <div className={styles.side}>{side}</div>
      </div>
    </>
  );
}
