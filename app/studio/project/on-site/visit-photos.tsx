import { useEffect, useMemo } from 'react';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { FileDrop } from '#app/ui/field/file-drop.tsx';
import { ProblemText } from '#app/ui/notice/problem-text.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { imagePath, uploadTypes } from '#core/media/index.ts';
import type { VisitPhoto } from '#server/visit/visit-photos.ts';
import type { KeptPhoto } from './kept-photos.ts';
import styles from './on-site.module.css';
import { useVisitPhotos } from './use-visit-photos.ts';
import { onSiteWords as words } from './words.ts';

const shownWidth = 240;

interface VisitPhotosProps {
  surveyId: string;
  photos: readonly VisitPhoto[];
}

/** Photos of the room, taken on a visit: also without a network, then they're sent later. */
export function VisitPhotos({ surveyId, photos }: VisitPhotosProps) {
  const { waiting, refused, sending, add, drop } = useVisitPhotos(surveyId);
  const toSend = waiting.filter(({ key }) => !refused.has(key)).length;
  return (
    <section className={styles.photos} aria-labelledby="visit-photos">
      <Title as="h2" size="small" id="visit-photos">
        {words.title}
      </Title>
      <FileDrop
        label={words.label}
        button={words.take}
        accept={[...uploadTypes, '.heic']}
        hint={words.hint}
        onFiles={(files) => void add(files)}
      >
        {words.drop}
      </FileDrop>
      <Text size="small" tone="soft" role="status">
        {toSend > 0 && (sending ? words.sending(toSend) : words.waiting(toSend))}
      </Text>
      {photos.length + waiting.length > 0 && (
        <ul className={styles.list} aria-label={words.title}>
          {photos.map((photo, index) => (
            <Photo key={photo.id} surveyId={surveyId} photo={photo} number={index + 1} />
          ))}
          {waiting.map((photo, index) => (
            <Waiting
              key={photo.key}
              photo={photo}
              number={photos.length + index + 1}
              refusal={refused.get(photo.key) ?? null}
              onRemove={() => void drop(photo.key)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Photo({ surveyId, photo, number }: { surveyId: string; photo: VisitPhoto; number: number }) {
  const { Form, data, pending, problem } = useAct();
  return (
    <li>
      <img src={imagePath(photo.publicId, shownWidth)} alt={words.photo(number)} loading="lazy" />
      <Form method="post" action={`/studio/projects/${surveyId}/photos`}>
        <input type="hidden" name="id" value={photo.id} />
        <Button type="submit" name="act" value="remove" small kind="ghost" pending={pending}>
          {words.remove}
          <VisuallyHidden>: {words.photo(number)}</VisuallyHidden>
        </Button>
        <ActProblem problem={problem} answer={data} />
      </Form>
    </li>
  );
}

interface WaitingProps {
  photo: KeptPhoto;
  number: number;
  /** Why the server wouldn't take it. */
  refusal: string | null;
  onRemove: () => void;
}

/** On this device only, so far. One that was refused stays until it's removed here. */
function Waiting({ photo, number, refusal, onRemove }: WaitingProps) {
  const url = useMemo(() => URL.createObjectURL(photo.file), [photo]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <li>
      <img src={url} alt={words.photo(number)} />
      {refusal ? (
        <>
          <ProblemText message={refusal} />
          <Button type="button" small kind="ghost" onClick={onRemove}>
            {words.remove}
            <VisuallyHidden>: {words.photo(number)}</VisuallyHidden>
          </Button>
        </>
      ) : (
        <Text size="small" tone="soft">
          {words.notSent}
        </Text>
      )}
    </li>
  );
}
