import { TextLink } from '#app/ui/action/text-link.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Portrait } from '#app/ui/display/portrait.tsx';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { imagePath, maxImageDimension } from '#core/media/index.ts';
import type { ShownMessage } from '#server/message/open-thread.ts';
import styles from './message-entry.module.css';
import { messageWords as words } from './words.ts';

/** One message with its attachments. */
export function MessageEntry({ message }: { message: ShownMessage }) {
  const { mine, by, kind, body, pictures, pieces, changes, sentAt, readAt, selectionId } = message;
  const name = by ?? (kind === 'boards' ? words.specialist : words.gone);
  const asked = words.kinds[kind];
  return (
    <li className={classNames(styles.entry, mine && styles.mine)}>
      {!mine && <Portrait initials={name.slice(0, 1).toLowerCase()} />}
      <div className={styles.said}>
        <p className={styles.who}>
          <strong>{mine ? words.you : name}</strong> {asked}
          <time dateTime={sentAt.toISOString()}>{words.at(sentAt)}</time>
        </p>
        {body && <p className={styles.body}>{body}</p>}
        {changes.length > 0 && (
          <ul className={styles.changes} aria-label={words.changes}>
            {changes.map(({ where, words: said, piece }) => (
              <li key={`${where}: ${said}`}>
                {piece?.picture && (
                  <span className={styles.thumb}>
                    <Picture {...piece.picture} alt="" sizes="64px" fit="contain" cutOut />
                  </span>
                )}
                <span>
                  {piece ? <Link href={`/furniture/${piece.recordId}`}>{said}</Link> : said}
                  <span className={styles.where}> {words.changedOn(where)}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
        {pieces.length > 0 && (
          <ul className={styles.pieces}>
            {pieces.map((piece) => (
              <li key={piece.recordId}>
                <Link href={`/furniture/${piece.recordId}`} className={styles.piece}>
                  {piece.picture && (
                    <span className={styles.thumb}>
                      <Picture {...piece.picture} alt="" sizes="64px" fit="contain" cutOut />
                    </span>
                  )}
                  {piece.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {pictures.length > 0 && (
          <ul className={styles.pictures}>
            {pictures.map((picture) => (
              <li key={picture.publicId}>
                <a href={imagePath(picture.publicId, maxImageDimension)} target="_blank" rel="noreferrer">
                  <Picture {...picture} alt={words.pictureOf(mine ? words.you : name)} sizes="160px" fit="cover" />
                </a>
              </li>
            ))}
          </ul>
        )}
        {selectionId && !mine && <TextLink href={`/results/${selectionId}`}>{words.seeBoards}</TextLink>}
        {mine && readAt && <p className={styles.seen}>{words.seen}</p>}
      </div>
    </li>
  );
}
