import type { HTMLAttributes } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Hand } from '#app/ui/type/text.tsx';
import type { BoardId } from '#core/selection/index.ts';
import { type Box, boxStyle } from './box.ts';
import { ChipOnBoard } from './chip.tsx';
import styles from './collage.module.css';
import { layCollage } from './collage-layout.ts';
import type { CollagePiece } from './collage-piece.ts';
import type { Format } from './projection.ts';
import { RugOnBoard } from './rug-on-board.tsx';
import { Tag } from './tag.tsx';

export interface CollageProps {
  board: BoardId;
  pieces: readonly CollagePiece[];
  /** responsive: upright on the phone, wide from 768 px on. */
  format: Format | 'responsive';
  /** What it shows, for those who do not see it. */
  label: string;
  /** How much of the window's width it takes, in percent: on the phone, and from 768 px on. */
  across: readonly [phone: number, desktop: number];
  /** A few words of the specialist on a slip of paper, and whose they are. */
  note?: { words: string; by: string } | undefined;
  /** Numbers that match a list: each leads to the piece with this id. Without it there are none. */
  tagHref?: ((piece: CollagePiece) => string) | undefined;
  /** What a standing piece can be taken by, where the board is still being arranged. */
  handle?: ((piece: CollagePiece, box: Box) => HTMLAttributes<HTMLDivElement>) | undefined;
  className?: string | undefined;
}

/** A board as a designer would pin it up: cut-outs at one scale, on one ground. */
export function Collage({ format, ...props }: CollageProps) {
  if (format !== 'responsive') return <OneFormat {...props} format={format} />;
  return (
    <>
      <OneFormat {...props} format="portrait" className={classNames(props.className, styles.phone)} />
      <OneFormat {...props} format="landscape" className={classNames(props.className, styles.desktop)} />
    </>
  );
}

function OneFormat(props: CollageProps & { format: Format }) {
  const { board, pieces, format, label, across, note, tagHref, handle, className } = props;
  // Without anything to press it is one picture.
  const pressed = tagHref !== undefined || handle !== undefined;
  const Outer = pressed ? 'section' : 'div';
  const layout = layCollage(pieces, { board, format });
  const sizes = (width: number) =>
    `(min-width: 768px) ${Math.ceil((across[1] * width) / 100)}vw, ${Math.ceil((across[0] * width) / 100)}vw`;
  return (
    <Outer
      aria-label={label}
      className={classNames(styles.collage, styles[format], className)}
      {...(pressed ? {} : { role: 'img' })}
    >
      <div className={styles.plane} style={{ ...boxStyle(layout.plane), background: layout.paint }} />
      {layout.rug && <RugOnBoard rug={layout.rug} sizes={sizes(100)} />}
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
            <Picture {...piece.cutOut} alt={piece.name} sizes={sizes(box.width)} fit="contain" cutOut />
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
