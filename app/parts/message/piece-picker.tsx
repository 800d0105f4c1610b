import { useEffect, useState } from 'react';
import { SearchField } from '#app/ui/field/search-field.tsx';
import { CheckIcon } from '#app/ui/icon/signs.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { AttachedPiece } from '#server/message/open-thread.ts';
import styles from './piece-picker.module.css';
import { messageWords as words } from './words.ts';

interface PiecePickerProps {
  pieces: readonly AttachedPiece[];
  chosen: readonly AttachedPiece[];
  toggle: (piece: AttachedPiece) => void;
  /** Allows searching the whole catalog, so a specialist can suggest pieces that aren't on the boards. */
  search: boolean;
}

export function PiecePicker({ pieces, chosen, toggle, search }: PiecePickerProps) {
  const [typed, setTyped] = useState('');
  const found = useCatalog(search ? typed.trim() : '');
  const shown = found ?? pieces;
  return (
    <div className={styles.picker}>
      {search && <SearchField label={words.search} placeholder={words.search} value={typed} onChange={setTyped} />}
      <ul className={styles.pieces} aria-label={words.pieces}>
        {shown.map((piece) => {
          const on = chosen.some(({ recordId }) => recordId === piece.recordId);
          return (
            <li key={piece.recordId}>
              <button type="button" aria-pressed={on} className={styles.piece} onClick={() => toggle(piece)}>
                <span className={styles.thumb}>
                  {piece.picture && <Picture {...piece.picture} alt="" sizes="72px" fit="contain" cutOut />}
                </span>
                <span>{piece.name}</span>
                {on && <CheckIcon small />}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface Found {
  items: {
    recordId: string;
    name: string;
    images: { front: { id: string; width: number; height: number }[] };
  }[];
}

/** Catalog matches for the search text; null while nothing is searched. */
function useCatalog(asked: string): AttachedPiece[] | null {
  const [found, setFound] = useState<AttachedPiece[] | null>(null);
  useEffect(() => {
    if (asked.length < 2) return setFound(null);
    const left = new AbortController();
    fetch(`/api/furniture?limit=12&q=${encodeURIComponent(asked)}`, { signal: left.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<Found>) : { items: [] }))
      .then(({ items }) => setFound(items.map(attached)))
      .catch(() => undefined);
    return () => left.abort();
  }, [asked]);
  return found;
}

function attached({ recordId, name, images }: Found['items'][number]): AttachedPiece {
  const [front] = images.front;
  return { recordId, name, picture: front ? { publicId: front.id, width: front.width, height: front.height } : null };
}
