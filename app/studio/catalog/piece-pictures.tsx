import { useState } from 'react';
import { AskOnce } from '#app/parts/studio-list/ask-once.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { FileDrop } from '#app/ui/field/file-drop.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { type Pictures, type PictureView, pictureViews } from '#core/catalog/index.ts';
import { uploadLimits, uploadRefusalWords, uploadTypeMessage, uploadTypes } from '#core/media/index.ts';
import styles from './piece.module.css';
import { catalogWords as words } from './words.ts';

export interface PictureAnswer {
  ok: boolean;
  message: string;
}

export function PiecePictures({ pictures }: { pictures: Pictures }) {
  const { Form, submit, pending, problem: refused } = useAct<PictureAnswer>();
  const [view, setView] = useState<PictureView>('front');
  const [problem, setProblem] = useState<string>();

  function add([file]: File[]) {
    if (!file) return;
    const wrong = uploadTypeMessage(file.type);
    const tooLarge = file.size > uploadLimits.bytes ? uploadRefusalWords['too-many-bytes'] : undefined;
    setProblem(wrong ?? tooLarge);
    if (wrong || tooLarge) return;
    const form = new FormData();
    form.set('act', 'add-picture');
    form.set('view', view);
    form.set('file', file);
    void submit(form, { method: 'post', encType: 'multipart/form-data' });
  }

  const shown = pictureViews.map((name) => ({
    name,
    list: name === 'cutOut' ? (pictures.cutOut ? [pictures.cutOut] : []) : pictures[name],
  }));
  return (
    <section className={styles.part} aria-labelledby="pictures">
      <Title as="h2" size="small" id="pictures">
        {words.pictures}
      </Title>
      <div className={styles.views}>
        {shown.every(({ list }) => list.length === 0) && <Text size="small">{words.noPictures}</Text>}
        {shown
          .filter(({ list }) => list.length > 0)
          .map(({ name, list }) => (
            <div key={name} className={styles.view}>
              <Text size="caption" tone="soft">
                {words.views[name]}
              </Text>
              <ul className={styles.pictures}>
                {list.map((picture, index) => (
                  <li key={picture.publicId} className={styles.picture}>
                    <span className={styles.frame}>
                      <Picture
                        {...picture}
                        alt={words.pictureOf(words.views[name], index + 1)}
                        sizes="12rem"
                        fit="contain"
                      />
                    </span>
                    <Form method="post" className={styles.acts}>
                      <input type="hidden" name="publicId" value={picture.publicId} />
                      {index > 0 && (
                        <TextButton type="submit" name="act" value="lead-picture" soft>
                          {words.makeLead}
                        </TextButton>
                      )}
                      <AskOnce
                        soft
                        label={words.remove}
                        name={`${words.remove}: ${words.pictureOf(words.views[name], index + 1)}`}
                        question={words.reallyRemove}
                        keep={words.keepPicture}
                        act={{ name: 'act', value: 'remove-picture' }}
                        busy={pending}
                      />
                    </Form>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
      <div className={styles.add}>
        <Select
          label={words.view}
          value={view}
          onChange={(value) => setView(pictureViews.find((one) => one === value) ?? 'front')}
          options={pictureViews.map((value) => ({ value, label: words.views[value] }))}
        />
        <FileDrop
          label={words.addPicture}
          button={words.choose}
          accept={uploadTypes}
          several={false}
          onFiles={add}
          error={problem ?? refused ?? undefined}
        >
          {pending ? words.adding : words.dropPicture}
        </FileDrop>
      </div>
    </section>
  );
}
