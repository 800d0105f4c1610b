import type { CSSProperties } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Ground, type GroundTone } from '#app/ui/picture/ground.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { Pictures } from './pictures.ts';
import styles from './tableau.module.css';

/** A piece's position, in percent of the background. All use one scale, so a chair stays smaller than its sofa. */
export interface Standing {
  readonly publicId: string;
  readonly width: number;
  readonly left: number;
  readonly bottom: number;
}

export const standing = (publicId: string, width: number, left: number, bottom: number): Standing => ({
  publicId,
  width,
  left,
  bottom,
});

export interface TableauProps {
  pictures: Pictures;
  tone: GroundTone;
  standing: readonly Standing[];
  /** The width of the whole background on the page. */
  sizes: string;
  square?: boolean;
  className?: string | undefined;
}

/** Cut-out pieces on a wall and a floor. Decorative: the text beside them says what they are. */
export function Tableau({ pictures, tone, standing, sizes, square = false, className }: TableauProps) {
  return (
    <Ground tone={tone} square={square} className={classNames(styles.tableau, className)}>
      {standing.map(({ publicId, width, left, bottom }) => {
        const facts = pictures[publicId];
        if (!facts) return null;
        const place = { '--width': `${width}%`, '--left': `${left}%`, '--bottom': `${bottom}%` } as CSSProperties;
        return (
          <div key={`${publicId} ${left}`} className={styles.piece} style={place}>
            <Picture
              publicId={publicId}
              alt=""
              width={facts.width}
              height={facts.height}
              sizes={shareOf(sizes, width)}
              cutOut
            />
          </div>
        );
      })}
    </Ground>
  );
}

/** Scales '(min-width: 768px) 60vw, 90vw' down to a piece's share of the width. */
export function shareOf(sizes: string, percent: number): string {
  return sizes.replace(/(\d{1,4}(?:\.\d{1,4})?)(vw|rem)/g, (_, size: string, unit: string) => {
    const share = Math.ceil((Number(size) * percent) / 10) / 10;
    return `${share}${unit}`;
  });
}
