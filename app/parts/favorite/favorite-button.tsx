import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { IconButton } from '#app/ui/action/icon-button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { HeartIcon } from '#app/ui/icon/things.tsx';
import { showToast } from '#app/ui/notice/toasts.ts';
import styles from './favorite-button.module.css';
import { favoriteWords as words } from './words.ts';

/** What `/favorites` answers. */
export type FavoriteAnswer = { ok: boolean; message: string | null };

interface FavoriteButtonProps {
  recordId: string;
  name: string;
  kept: boolean;
  className?: string | undefined;
}

/** A heart. It fills at once, and empties again if the server couldn't keep it. */
export function FavoriteButton({ recordId, name, kept, className }: FavoriteButtonProps) {
  const { Form, data, formData } = useFetcher<FavoriteAnswer>();
  const isOn = formData ? formData.get('act') === 'keep' : kept;
  useEffect(() => {
    if (data && !data.ok) showToast(data.message ?? words.unanswered);
  }, [data]);
  return (
    <Form method="post" action="/favorites" className={classNames(styles.form, className)}>
      <input type="hidden" name="recordId" value={recordId} />
      <input type="hidden" name="act" value={isOn ? 'drop' : 'keep'} />
      <IconButton type="submit" kind="paper" label={words.favorite(name)} aria-pressed={isOn} className={styles.heart}>
        <HeartIcon />
      </IconButton>
    </Form>
  );
}
