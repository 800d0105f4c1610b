import type { ReactNode } from 'react';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Ground } from '#app/ui/picture/ground.tsx';
import { CutOut, type PictureFacts } from './cut-out.tsx';
import styles from './opening.module.css';

export interface OpeningProps {
  title: string;
  lead: ReactNode;
  pictures: PictureFacts;
  /** The piece on the floor beside the text. */
  piece: string;
  className?: string | undefined;
}

/** The dark top of a page with a light-on-dark header: text on the wall, a piece on the floor. */
export function Opening({ title, lead, pictures, piece, className }: OpeningProps) {
  return (
    <Ground tone="night" square data-ground="dark" className={`${styles.opening} ${className ?? ''}`}>
      <Wrap className={styles.inside}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <CutOut
          pictures={pictures}
          publicId={piece}
          sizes="(min-width: 768px) 40vw, 80vw"
          priority
          className={styles.piece}
        />
      </Wrap>
    </Ground>
  );
}
