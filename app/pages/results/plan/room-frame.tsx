import type { ReactNode } from 'react';
import { RuledTitle } from '#app/ui/type/ruled-title.tsx';
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

/** A plan with its title and scale and the notes beside it, on screen and in print. */
export function RoomFrame({ as, id, title, room, plan, side }: RoomFrameProps) {
  return (
    <>
      <RuledTitle as={as} size="heading" id={id} aside={words.toScale(room.width, room.depth)}>
        {title}
      </RuledTitle>
      <div className={styles.columns}>
        <div className={styles.plan}>{plan}</div>
        <div className={styles.side}>{side}</div>
      </div>
    </>
  );
}
