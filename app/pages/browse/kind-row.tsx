import { CheckIcon } from '#app/ui/icon/signs.tsx';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { type Browse, browseHref, type PieceKind, pieceNames } from '#core/catalog/index.ts';
import type { Browsed } from '#server/catalog/browse-catalog.ts';
import styles from './kind-row.module.css';
import { browseWords as words } from './words.ts';

/** A filter that means little for another kind starts over. */
const startOver = { room: null, materials: [], minCents: null, maxCents: null, minWidth: null, maxWidth: null };

/** The kinds of furniture, each with a picture. */
export function KindRow({ browse, kinds }: { browse: Browse; kinds: Browsed['kinds'] }) {
  const chosen = browse.filter.kind;
  const to = (kind: PieceKind | null) => browseHref(browse, { filter: { ...startOver, kind } });
  const current = (kind: PieceKind | null) => (chosen === kind ? { 'aria-current': 'page' as const } : {});
  return (
    <nav aria-label={words.kinds} className={styles.row}>
      <ul>
        <li>
          <Link href={to(null)} className={styles.kind} {...current(null)}>
            <span className={styles.picture} aria-hidden="true" data-all="" />
            <span className={styles.name}>
              {chosen === null && <CheckIcon small />}
              {words.allKinds}
            </span>
          </Link>
        </li>
        {kinds.map(({ kind, picture }) => (
          <li key={kind}>
            <Link href={to(kind)} className={styles.kind} {...current(kind)}>
              <span className={styles.picture}>
                <Picture {...picture} alt="" sizes="96px" cutOut fit="contain" priority />
              </span>
              <span className={styles.name}>
                {chosen === kind && <CheckIcon small />}
                {pieceNames[kind].many}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
