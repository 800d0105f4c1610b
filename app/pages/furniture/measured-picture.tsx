import { Picture } from '#app/ui/picture/picture.tsx';
import type { PublicItem } from '#core/catalog/index.ts';
import { inchesInWords } from '#core/room/index.ts';
import type { Mark } from '#showroom/measured/marks.ts';
import styles from './measure-drawing.module.css';

/** The small strokes at both ends of a line, and the letters, as shares of the picture's width. */
const tick = 0.011;
const letters = 0.034;

interface MeasuredPictureProps {
  item: Pick<PublicItem, 'dimensions'>;
  picture: PublicItem['pictures']['front'][number];
  marks: readonly Mark[];
}

/** The photograph with the piece's measures drawn where they are: on the floor, and upright beside it. */
export function MeasuredPicture({ item, picture, marks }: MeasuredPictureProps) {
  const { width, height } = picture;
  return (
    <span className={styles.measured}>
      <Picture {...picture} alt="" sizes="(min-width: 768px) 40vw, 92vw" />
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.marks} aria-hidden="true">
        {marks.map(({ of, from, to }) => {
          const [x1, y1, x2, y2] = [from[0] * width, from[1] * height, to[0] * width, to[1] * height];
          const long = Math.hypot(x2 - x1, y2 - y1);
          const [dx, dy] = [(-(y2 - y1) / long) * tick * width, ((x2 - x1) / long) * tick * width];
          const end = (x: number, y: number) => `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
          return (
            <g key={of}>
              <path d={`M${x1} ${y1}L${x2} ${y2}${end(x1, y1)}${end(x2, y2)}`} className={styles.line} />
              <text x={inside((x1 + x2) / 2, width)} y={(y1 + y2) / 2} fontSize={letters * width}>
                {inchesInWords(item.dimensions[of])}
              </text>
            </g>
          );
        })}
      </svg>
    </span>
  );
}

/** A line may be near the picture's edge; its number stays within. */
const inside = (x: number, width: number) => Math.min(0.93 * width, Math.max(0.07 * width, x));
