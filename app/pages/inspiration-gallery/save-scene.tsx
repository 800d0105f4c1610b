import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { withModal } from '#app/shell/modals/modal-address.ts';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { CheckIcon } from '#app/ui/icon/signs.tsx';
import styles from './save-scene.module.css';
import { galleryWords as words } from './words.ts';

export interface SceneProject {
  surveyId: string;
  name: string;
  saved: readonly string[];
}

export type SceneAnswer = { ok: true } | { ok: false; words: string };

/** Saves a room as inspiration for one of the user's projects. */
export function SaveScene({ publicId, projects }: { publicId: string; projects: readonly SceneProject[] | null }) {
  const location = useLocation();
  const { Form, data, state } = useFetcher<SceneAnswer>();
  const { notify, complain } = useNotices();
  useEffect(() => {
    if (data?.ok) notify(words.savedNow);
    else if (data) complain(data.words);
  }, [data, notify, complain]);

  if (!projects) {
    return (
      <TextLink soft href={withModal(location, 'signUp')}>
        {words.signIn}
      </TextLink>
    );
  }
  if (projects.length === 0) {
    return (
      <TextLink soft href="/quiz?onboarding=true">
        {words.begin}
      </TextLink>
    );
  }
  const has = projects.filter(({ saved }) => saved.includes(publicId));
  const open = projects.filter(({ saved }) => !saved.includes(publicId));
  const [only] = open;
  return (
    <div className={styles.save}>
      {has.length > 0 && (
        <p className={styles.saved}>
          <CheckIcon small />
          {words.saved(has.map(({ name }) => name))}
        </p>
      )}
      {only && (
        <Form method="post" className={styles.form}>
          <input type="hidden" name="scene" value={publicId} />
          {open.length === 1 ? (
            <input type="hidden" name="surveyId" value={only.surveyId} />
          ) : (
            <select name="surveyId" aria-label={words.save} className={styles.select}>
              {open.map(({ surveyId, name }) => (
                <option key={surveyId} value={surveyId}>
                  {name}
                </option>
              ))}
            </select>
          )}
          <Button type="submit" kind="ghost" small pending={state !== 'idle'}>
            {open.length === 1 ? words.saveTo(only.name) : words.save}
          </Button>
        </Form>
      )}
    </div>
  );
}
