import { Form, useSearchParams } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { buttonClass } from '#app/ui/action/button-class.ts';
import { IconButton } from '#app/ui/action/icon-button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { TrashIcon } from '#app/ui/icon/acts.tsx';
import { Link } from '#app/ui/link.tsx';
import { PopoverButton } from '#app/ui/overlay/popover-button.tsx';
import { type QueueView, queueViewTerms } from '#core/project/index.ts';
import styles from './saved-views.module.css';
import { words } from './words.ts';

/** The views this person saved, and a way to save the one they're looking at. */
export function SavedViews({ views, isNarrowed }: { views: readonly QueueView[]; isNarrowed: boolean }) {
  const [params] = useSearchParams();
  const shown = new URLSearchParams(params);
  shown.delete('page');
  const isShown = ({ query }: QueueView) => {
    const saved = new URLSearchParams(query);
    return saved.size === shown.size && [...saved].every(([key, value]) => shown.get(key) === value);
  };
  const isSaved = views.some(isShown);
  if (views.length === 0 && !isNarrowed) return null;
  return (
    <nav aria-label={words.views} className={styles.views}>
      {views.length > 0 && (
        <ul className={styles.list}>
          {views.map((view) => (
            <li key={view.id} className={styles.view}>
              <Link
                href={`/studio/queue?${view.query}`}
                className={styles.link}
                aria-current={isShown(view) ? 'page' : undefined}
              >
                {view.name}
              </Link>
              <Form method="post">
                <input type="hidden" name="act" value="remove-view" />
                <input type="hidden" name="id" value={view.id} />
                <IconButton type="submit" label={words.removeView(view.name)}>
                  <TrashIcon />
                </IconButton>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {isNarrowed && !isSaved && (
        <PopoverButton
          label={words.saveView}
          trigger={words.saveView}
          className={buttonClass({ kind: 'quiet', small: true })}
        >
          {(close) => (
            <Form method="post" className={styles.save} onSubmit={close}>
              <input type="hidden" name="act" value="save-view" />
              <input type="hidden" name="query" value={shown.toString()} />
              <TextField label={words.viewName} name="name" maxLength={queueViewTerms.longestName} required autoFocus />
              <Button type="submit" small>
                {words.save}
              </Button>
            </Form>
          )}
        </PopoverButton>
      )}
    </nav>
  );
}
