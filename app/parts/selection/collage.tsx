import type { HTMLAttributes } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Hand } from '#app/ui/type/text.tsx';
import {
  type BoardId,
  type Box,
  boxStyle,
  type Chip,
  type CollageFormat,
  type CollageLayout,
  type CollagePiece,
  layCollage,
  type Spot,
} from '#core/selection/index.ts';
import chipStyles from './chip.module.css';
import styles from './collage.module.css';
import { MaterialSample } from './material-sample.tsx';
import { RugOnBoard } from './rug-on-board.tsx';
import tagStyles from './tag.module.css';

export interface CollageProps {
  board: BoardId;
  pieces: readonly CollagePiece[];
  /** responsive: portrait on phones, landscape from 768 px. */
  format: CollageFormat | 'responsive';
  /** The alt text. */
  label: string;
  /** Its share of the viewport width in percent: on phones, and from 768 px. */
  across: readonly [phone: number, desktop: number];
  /** The specialist's note on a slip of paper, and who wrote it. */
  note?: { words: string; by: string } | undefined;
  /** Links each number to its piece in a list. Without it, no numbers are shown. */
  tagHref?: ((piece: CollagePiece) => string) | undefined;
  /** Props that make a piece draggable while the board is being arranged. */
  handle?: ((piece: CollagePiece, box: Box) => HTMLAttributes<HTMLDivElement>) | undefined;
  /** The first content on its page: its pictures load right away, before the scripts. */
  first?: boolean | undefined;
  className?: string | undefined;
}

/** A board as a designer would pin it up: cut-outs at one scale on one background. */
export function Collage({ format, ...props }: CollageProps) {
  const lay = (one: CollageFormat) => layCollage(props.pieces, { board: props.board, format: one });
  if (format !== 'responsive') return <OneFormat {...props} format={format} layout={lay(format)} />;
  const portrait = lay('portrait');
  const landscape = lay('landscape');
  // Both layouts are in the page and CSS shows one, so give them the same sizes and they load the same files.
  const standsFor = { phone: portrait, desktop: landscape };
  return (
    <>
      <OneFormat
        {...{ ...props, standsFor }}
        format="portrait"
        layout={portrait}
        className={classNames(props.className, styles.phone)}
      />
      <OneFormat
        {...{ ...props, standsFor }}
        format="landscape"
        layout={landscape}
        className={classNames(props.className, styles.desktop)}
      />
    </>
  );
}

interface OneFormatProps extends CollageProps {
  format: CollageFormat;
  layout: CollageLayout;
  /** The layouts shown on phones and from 768 px, if they differ. */
  standsFor?: { phone: CollageLayout; desktop: CollageLayout };
}

const widthOf = (id: string, { standing }: CollageLayout) =>
  standing.find(({ piece }) => piece.id === id)?.box.width ?? 100;

function OneFormat(props: OneFormatProps) {
  const { format, layout, label, across, note, tagHref, handle, first = false, className } = props;
  const { phone, desktop } = props.standsFor ?? { phone: layout, desktop: layout };
  // With nothing to click, it's a single image for screen readers.
  const pressed = tagHref !== undefined || handle !== undefined;
  const Outer = pressed ? 'section' : 'div';
  const share = (of: number, percent: number) => `${Math.ceil((of * percent) / 100)}vw`;
  const sizes = (id: string) =>
    `(min-width: 768px) ${share(across[1], widthOf(id, desktop))}, ${share(across[0], widthOf(id, phone))}`;
  return (
    <Outer
      aria-label={label}
      className={classNames(styles.collage, styles[format], className)}
      {...(pressed ? {} : { role: 'img' })}
    >
      <div className={styles.plane} style={{ ...boxStyle(layout.plane), background: layout.paint }} />
      {layout.rug && <RugOnBoard rug={layout.rug} sizes={sizes(layout.rug.piece.id)} priority={first} />}
      {layout.chips.map((chip) => (
        <ChipOnBoard key={`${chip.made} ${chip.swatch}`} chip={chip} />
      ))}
      {layout.standing.map(({ piece, box }) => (
        <div
          key={piece.id}
          {...handle?.(piece, box)}
          className={classNames(styles.piece, piece.cutOut ? styles.stands : styles.open, handle && styles.handle)}
          style={boxStyle(box)}
        >
          {piece.cutOut ? (
            <Picture {...piece.cutOut} alt={piece.name} sizes={sizes(piece.id)} priority={first} fit="contain" cutOut />
          ) : (
            <span className={styles.openWords}>{piece.name}</span>
          )}
        </div>
      ))}
      {note && layout.note && <Slip box={layout.note} note={note} />}
      {tagHref &&
        [...layout.standing, ...(layout.rug ? [layout.rug] : [])].map(({ piece, tag }) => (
          <Tag key={piece.id} piece={piece} at={tag} href={tagHref(piece)} />
        ))}
    </Outer>
  );
}

function Slip({ box, note }: { box: Box; note: { words: string; by: string } }) {
  const { left, top, width } = boxStyle(box);
  return (
    <div className={styles.slip} style={{ left, top, width }}>
      <Hand as="p" className={styles.slipWords}>
        {note.words}
      </Hand>
      <Hand as="p" className={styles.slipBy}>
        {note.by}
      </Hand>
    </div>
  );
}

/** Decorative: the pieces it samples are right beside it. */
function ChipOnBoard({ chip: { made, swatch, box, turn } }: { chip: Chip }) {
  return (
    <span className={chipStyles.chip} style={{ ...boxStyle(box), transform: `rotate(${turn}deg)` }}>
      <MaterialSample made={made} swatch={swatch} />
    </span>
  );
}

/** A piece's number, linking to its entry in the list. */
function Tag({ piece, at, href }: { piece: CollagePiece; at: Spot; href: string }) {
  return (
    <Link
      href={href}
      className={tagStyles.tag}
      style={{ left: `${at.x}%`, top: `${at.y}%` }}
      aria-label={`${piece.number}: ${piece.name}`}
    >
      {piece.number}
    </Link>
  );
}
