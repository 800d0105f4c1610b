import { useFetcher } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { ProblemText } from '#app/ui/notice/problem-text.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { PublicItem } from '#core/catalog/index.ts';
import { differenceWords, swappedWords } from '#core/selection/index.ts';
import type { ResultsPiece } from '#server/pages/get-results.ts';
import styles from './swapped-piece.module.css';
import type { SaveAnswer } from './use-choices.ts';
import { words } from './words.ts';

interface SwappedPieceProps {
  swap: NonNullable<ResultsPiece['swap']>;
  to: PublicItem;
  /** Set if it can be taken back; told what comes back. */
  onUndo: ((from: PublicItem) => void) | null;
}

/** What took the place of a piece that's gone, why, and the way back. */
export function SwappedPiece({ swap: { id, from, because, differenceCents }, to, onUndo }: SwappedPieceProps) {
  const fetcher = useFetcher<SaveAnswer>();
  const refused = fetcher.data && !fetcher.data.ok ? fetcher.data.words : null;
  return (
    <div className={styles.swap}>
      <div className={styles.pictures}>
        <Thumb item={from} caption={words.before} />
        <Thumb item={to} caption={words.nowHere} />
      </div>
      <p>
        {swappedWords({ from: from.name, to: to.name, because })} {words.difference(differenceWords(differenceCents))}
      </p>
      {onUndo && (
        <fetcher.Form method="post" onSubmit={() => onUndo(from)}>
          <input type="hidden" name="act" value="undo-swap" />
          <input type="hidden" name="swap" value={id} />
          <Button type="submit" kind="ghost" small pending={fetcher.state !== 'idle'}>
            {words.undoSwap}
            <VisuallyHidden>: {words.putBackNamed(from.name)}</VisuallyHidden>
          </Button>
        </fetcher.Form>
      )}
      <ProblemText message={refused} size="small" />
    </div>
  );
}

function Thumb({ item: { name, pictures }, caption }: { item: PublicItem; caption: string }) {
  const picture = pictures.cutOut ?? pictures.front[0];
  return (
    <figure className={styles.thumb}>
      <span className={styles.picture}>
        {picture && <Picture {...picture} alt={name} sizes="7rem" fit="contain" cutOut />}
      </span>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
