import { Button } from '#app/ui/action/button.tsx';
import { imagePath } from '#core/media/index.ts';
import type { TakenPictures } from '../use-pictures.ts';
import { liveWords as words } from '../words.ts';
import styles from './room-sheet.module.css';

const width = 320;

/** The picture that goes with the share link and the receipt, and the way to take it back. */
export function PictureSection({ pictures: { kept, problem, takeBack, isTaking } }: { pictures: TakenPictures }) {
  return (
    <div role="status" className={styles.picture}>
      {kept !== null && (
        <>
          <img src={imagePath(kept, width)} alt={words.yourPicture} />
          <p>{words.pictureKept}</p>
          <Button kind="quiet" small pending={isTaking} onClick={() => void takeBack()}>
            {words.takeBack}
          </Button>
        </>
      )}
      {problem && <p>{problem}</p>}
    </div>
  );
}
