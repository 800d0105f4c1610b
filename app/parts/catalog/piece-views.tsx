import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { MinusIcon, PlusIcon } from '#app/ui/icon/acts.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { PublicItem } from '#core/catalog/index.ts';
import styles from './piece-views.module.css';
import { viewsOf, pieceWords as words } from './words.ts';

interface PieceViewsProps {
  item: Pick<PublicItem, 'name' | 'pictures'>;
  sizes: string;
  priority?: boolean;
}

/** All views of a piece, one of them large. A zoomed view scrolls like a page. */
export function PieceViews({ item, sizes, priority = false }: PieceViewsProps) {
  const views = viewsOf(item);
  const [at, setAt] = useState(0);
  const [near, setNear] = useState(false);
  const stage = useRef<HTMLElement>(null);
  // Start zoomed at the center, where the piece is, rather than at the wall beside it.
  useLayoutEffect(() => {
    const { current } = stage;
    if (!near || !current) return;
    current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
    current.scrollTop = (current.scrollHeight - current.clientHeight) / 2;
  }, [near]);
  const shown = views[at];
  if (!shown) return null;
  return (
    <div className={styles.views}>
      <div className={styles.stage}>
        <section
          ref={stage}
          className={classNames(styles.window, near && styles.near)}
          aria-label={words.view(item.name, shown.group)}
          // Focusable while zoomed, so the arrow keys can scroll it without a mouse.
          {...(near ? { tabIndex: 0 } : {})}
        >
          <div className={styles.picture}>
            <Picture
              key={shown.picture.publicId}
              {...shown.picture}
              alt={words.view(item.name, shown.group)}
              sizes={near ? '200vw' : sizes}
              fit="cover"
              priority={priority}
            />
          </div>
        </section>
        <Button
          kind="paper"
          small
          aria-pressed={near}
          className={styles.zoom}
          icon={near ? <MinusIcon small /> : <PlusIcon small />}
          onClick={() => setNear(!near)}
        >
          {near ? words.zoomOut : words.zoomIn}
        </Button>
      </div>
      {views.length > 1 && (
        <ul className={styles.thumbs} aria-label={words.viewsOf(item.name)}>
          {views.map(({ group, picture }, index) => (
            <li key={picture.publicId}>
              <button
                type="button"
                aria-pressed={index === at}
                aria-label={words.view(item.name, group)}
                className={styles.thumb}
                onClick={() => setAt(index)}
              >
                <Picture {...picture} alt="" sizes="120px" fit="cover" />
              </button>
              <span className={styles.name} aria-hidden="true">
                {words.views[group]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
