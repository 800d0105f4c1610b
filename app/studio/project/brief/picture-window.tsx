import { type CSSProperties, useEffect, useEffectEvent } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { Modal } from '#app/ui/overlay/modal.tsx';
import { imagePath } from '#core/media/index.ts';
import { words } from '../words.ts';
import { briefWords } from './brief-words.ts';
import styles from './picture-window.module.css';

interface PictureWindowProps {
  pictures: readonly { publicId: string; name: string }[];
  at: number;
  onTurn: (at: number) => void;
  onClose: () => void;
}

/** One full-size picture at a time; the arrow keys move between them. */
export default function PictureWindow({ pictures, at, onTurn, onClose }: PictureWindowProps) {
  const picture = pictures[at];
  const turn = (by: number) => onTurn((at + by + pictures.length) % pictures.length);
  const byKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  });
  useEffect(() => {
    document.addEventListener('keydown', byKey);
    return () => document.removeEventListener('keydown', byKey);
  }, []);
  if (!picture) return null;
  return (
    <Modal open onClose={onClose} title={picture.name} width={1200}>
      <div className={styles.window}>
        <img
          key={picture.publicId}
          src={imagePath(picture.publicId, 1920)}
          alt={picture.name}
          // The small picture is already loaded, so show it until the large one arrives.
          style={{ '--small': `url("${imagePath(picture.publicId, 640)}")` } as CSSProperties}
        />
        {pictures.length > 1 && (
          <p className={styles.turn}>
            <Button kind="ghost" small onClick={() => turn(-1)}>
              {briefWords.pictureBefore}
            </Button>
            <span aria-live="polite">{words.outOf(at + 1, pictures.length)}</span>
            <Button kind="ghost" small onClick={() => turn(1)}>
              {briefWords.pictureAfter}
            </Button>
          </p>
        )}
      </div>
    </Modal>
  );
}
