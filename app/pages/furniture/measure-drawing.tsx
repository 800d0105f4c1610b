import { sizeWords } from '#app/parts/selection/words.ts';
import type { PublicItem } from '#core/catalog/index.ts';
import { feetInWords, inchesInWords } from '#core/room/index.ts';
import type { MeasuredPiece } from '#server/catalog/measured-piece.ts';
import type { Drawing } from '#showroom/measured/elevation.ts';
import { BesideDoor, BesidePerson, doorWidth, personHeight } from './beside-person.tsx';
import { DrawnPiece } from './drawn-piece.tsx';
import styles from './measure-drawing.module.css';
import { MeasuredPicture } from './measured-picture.tsx';
import { furnitureWords as words } from './words.ts';

/** Room around a view for its lines and numbers, as a share of the longest side. */
const margin = 0.2;

interface View {
  title: string;
  across: number;
  up: number;
  acrossWords: string;
  upWords: string;
  round: boolean;
  /** The model from above, in place of a box. */
  drawn?: Drawing;
}

interface MeasureDrawingProps {
  item: PublicItem;
  /** What our model of it tells; null for a piece we have no model of. */
  measured: MeasuredPiece | null;
}

/**
 * The piece's measures: drawn in its photograph, beside a person and from above, all from the model itself. Without a
 * model, its box from the front and from above. A rug has no front worth drawing.
 */
export function MeasureDrawing({ item, measured }: MeasureDrawingProps) {
  const { width, depth, height } = item.dimensions;
  const isRug = item.kind === 'rug';
  const wide = words.wide(inchesInWords(width));
  const front = {
    ...{ title: words.fromFront, across: width, up: height, round: false },
    ...{ acrossWords: wide, upWords: words.tall(inchesInWords(height)) },
  };
  const above: View = {
    ...{ title: words.fromAbove, across: width, up: depth, round: item.shape === 'round' },
    ...{ acrossWords: wide, upWords: words.deep(inchesInWords(depth)) },
    ...(measured ? { drawn: measured.drawing } : {}),
  };
  const views: View[] = isRug || measured ? [above] : [front, above];
  const longest = Math.max(...views.map(({ across, up }) => Math.max(across, up)));
  const tallest = Math.max(...views.map(({ up }) => up));
  const [picture] = item.pictures.front;
  return (
    <div className={styles.views} role="img" aria-label={words.drawing(item.name, sizeWords(item))}>
      {measured?.marks && picture && (
        <figure className={styles.view} aria-hidden="true">
          <MeasuredPicture item={item} picture={picture} marks={measured.marks} />
          <figcaption>{words.measuresInPicture}</figcaption>
        </figure>
      )}
      {measured && (
        <figure className={styles.view} aria-hidden="true">
          {isRug ? <BesideDoor drawing={measured.drawing} /> : <BesidePerson drawing={measured.drawing} />}
          <figcaption>
            {isRug ? words.besideDoor(inchesInWords(doorWidth)) : words.besidePerson(feetInWords(personHeight))}
          </figcaption>
        </figure>
      )}
      {views.map((view) => (
        <figure key={view.title} className={styles.view} aria-hidden="true">
          <BoxDrawing {...view} longest={longest} tallest={tallest} />
          <figcaption>{view.title}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Both views have the same frame, so that they're drawn at one scale. */
interface BoxDrawingProps extends View {
  longest: number;
  tallest: number;
}

function BoxDrawing({ across, up, acrossWords, upWords, round, drawn, longest, tallest }: BoxDrawingProps) {
  const edge = longest * margin;
  const [left, top] = [edge + (longest - across) / 2, edge / 2 + tallest - up];
  const bottom = top + up;
  const size = longest * 0.055;
  const gap = longest * 0.05;
  return (
    <svg viewBox={`0 0 ${longest + 2 * edge} ${tallest + 1.6 * edge}`} className={styles.drawing} aria-hidden="true">
      {drawn ? (
        <DrawnPiece view={drawn.above} inch={drawn.inch} left={left} top={top} />
      ) : round ? (
        <ellipse cx={left + across / 2} cy={top + up / 2} rx={across / 2} ry={up / 2} className={styles.piece} />
      ) : (
        <rect x={left} y={top} width={across} height={up} className={styles.piece} />
      )}
      <path
        d={`M${left} ${bottom + gap}h${across}M${left} ${bottom + gap / 2}v${gap}M${left + across} ${bottom + gap / 2}v${gap}`}
        className={styles.line}
      />
      <text x={left + across / 2} y={bottom + gap + size * 1.3} fontSize={size} textAnchor="middle">
        {acrossWords}
      </text>
      <path
        d={`M${left - gap} ${top}v${up}M${left - gap * 1.5} ${top}h${gap}M${left - gap * 1.5} ${bottom}h${gap}`}
        className={styles.line}
      />
      <text x={left - gap} y={top - size * 0.6} fontSize={size} textAnchor="middle">
        {upWords}
      </text>
    </svg>
  );
}
