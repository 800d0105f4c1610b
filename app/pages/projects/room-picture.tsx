import { Picture } from '#app/ui/picture/picture.tsx';
import type { PictureFacts } from '#server/media/pictures/describe-pictures.ts';
import { roomPicture } from './card-picture.ts';
import styles from './project-card.module.css';

export type RoomPictures = Readonly<Record<string, PictureFacts>>;

interface RoomPictureProps {
  room: string | null;
  pictures: RoomPictures;
  /** Only where the card is alone in a wide row, which would otherwise be mostly empty. */
  spare?: boolean;
}

/** A photo of this kind of room at the card's edge; none before the quiz has asked which room it is. */
export function RoomPicture({ room, pictures, spare = false }: RoomPictureProps) {
  const publicId = roomPicture(room);
  const facts = publicId ? pictures[publicId] : undefined;
  if (!publicId || !facts) return null;
  const { width, height } = facts;
  // Beside a tall card only its middle is seen, so it's drawn about twice as wide as its place.
  return (
    <div className={styles.picture} data-spare={spare || undefined}>
      <Picture {...{ publicId, width, height }} alt="" sizes="(min-width: 768px) 58rem, 100vw" fit="cover" square />
    </div>
  );
}
