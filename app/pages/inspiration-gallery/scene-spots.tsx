import { type CSSProperties, type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { useOutsidePress } from '#app/ui/overlay/use-outside-press.ts';
import { Price } from '#app/ui/type/price.tsx';
import type { ScenePiece } from '#server/catalog/find-scenes.ts';
import styles from './scene-spots.module.css';
import { galleryWords as words } from './words.ts';

const share = (part: number) => `${Math.round(part * 1000) / 10}%`;

/** Buttons on the pieces in a room's picture, in reading order. The list beside it says the same without them. */
export function SceneSpots({ pieces }: { pieces: readonly ScenePiece[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const root = useRef<HTMLUListElement>(null);
  useOutsidePress(root, open !== null, () => setOpen(null));
  const placed = pieces.flatMap((piece) => (piece.spot ? [{ ...piece, spot: piece.spot }] : []));
  if (placed.length === 0) return null;
  return (
    <ul ref={root} aria-label={words.spots} className={styles.spots}>
      {placed
        .sort((one, other) => one.spot.x - other.spot.x)
        .map((piece) => (
          <Spot
            key={piece.recordId}
            piece={piece}
            spot={piece.spot}
            open={open === piece.recordId}
            onOpen={(isOpen) => setOpen((now) => nextOpen(now, piece.recordId, isOpen))}
          />
        ))}
    </ul>
  );
}

/** Leaving one spot for another closes the first after the second has opened: only its own may be closed. */
function nextOpen(now: string | null, recordId: string, isOpen: boolean): string | null {
  if (isOpen) return recordId;
  return now === recordId ? null : now;
}

interface SpotProps {
  piece: ScenePiece;
  spot: { x: number; y: number };
  open: boolean;
  onOpen: (open: boolean) => void;
}

function Spot({ piece, spot, open, onOpen }: SpotProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const place = { '--x': share(spot.x), '--y': share(spot.y) } as CSSProperties;

  function keyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    onOpen(false);
    button.current?.focus();
  }
  function blur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onOpen(false);
  }

  return (
    <li style={place} onKeyDown={keyDown} onBlur={blur}>
      <button
        ref={button}
        type="button"
        className={styles.spot}
        aria-label={piece.name}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(!open)}
      >
        <span className={styles.dot} />
      </button>
      <div id={id} hidden={!open} className={styles.card} data-above={spot.y > 0.5 || undefined}>
        {open && <SpotCard piece={piece} />}
      </div>
    </li>
  );
}

function SpotCard({ piece: { recordId, name, priceCents, inStock, like } }: { piece: ScenePiece }) {
  return (
    <>
      <p className={styles.name}>{name}</p>
      <p className={styles.line}>
        <Price cents={priceCents} />
        <span className={inStock ? styles.there : styles.gone}>{inStock ? words.inStock : words.outOfStock}</span>
      </p>
      {!inStock && like && (
        <p className={styles.like}>
          {words.instead} {like.name}, <Price cents={like.priceCents} />
        </p>
      )}
      <div className={styles.ways}>
        <TextLink href={`/furniture/${recordId}`}>{words.see}</TextLink>
        {!inStock && like && <TextLink href={`/furniture/${like.recordId}`}>{words.seeLike}</TextLink>}
      </div>
    </>
  );
}
