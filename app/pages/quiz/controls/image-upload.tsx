import { useUploads } from '#app/parts/upload/use-uploads.ts';
import { IconButton } from '#app/ui/action/icon-button.tsx';
import { FileDrop } from '#app/ui/field/file-drop.tsx';
import { CloseIcon } from '#app/ui/icon/signs.tsx';
import { ProblemText } from '#app/ui/notice/problem-text.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { uploadLimits, uploadTypes } from '#core/media/index.ts';
import { imagesOf, type Question, type UploadedImage } from '#core/survey/index.ts';
import { imageAddress } from '../image-address.ts';
import type { StepProps } from '../step-props.ts';
import { quizWords } from '../words.ts';
import { Companion } from './companion.tsx';
import styles from './image-upload.module.css';
import { SplitStep } from './split-step.tsx';

const words = quizWords.upload;
const megabytes = uploadLimits.bytes / 1024 / 1024;

export function ImageUpload(props: StepProps) {
  const [question] = props.questions;
  return question?.answer === 'images' ? <Images {...props} question={question} /> : null;
}

/** Pictures by drag and drop or file dialog, each shown once uploaded and removable. */
function Images({
  question,
  answers,
  change,
  lead,
  ...about
}: StepProps & { question: Extract<Question, { answer: 'images' }> }) {
  const images = imagesOf(answers, question.key);
  const bounds = { min: question.minimum, max: question.maximum };
  const set = (by: (images: readonly UploadedImage[]) => readonly UploadedImage[]) =>
    change((now) => {
      const list = by(imagesOf(now, question.key));
      return { [question.key]: list.length > 0 ? list : null };
    });
  const uploads = useUploads({
    bounds,
    count: images.length,
    onSent: ({ id, secure_url: url }) => set((before) => [...before, { id, url }]),
  });
  const isFull = images.length + uploads.pending.length >= question.maximum;

  const remove = (image: UploadedImage) =>
    void uploads.remove(image.id, () => set((before) => before.filter(({ id }) => id !== image.id)));

  return (
    <SplitStep lead={lead} beside={<Companion {...about} answers={answers} />}>
      {isFull ? (
        <>
          <Text tone="soft">{words.full(question.maximum)}</Text>
          <ProblemText message={uploads.error} />
        </>
      ) : (
        <FileDrop
          label={question.label}
          button={words.button}
          accept={[...uploadTypes, '.heic']}
          hint={words.hint(megabytes)}
          error={uploads.error}
          onFiles={uploads.add}
        >
          {words.drop}
        </FileDrop>
      )}
      {(images.length > 0 || uploads.pending.length > 0) && (
        <ul className={styles.images}>
          {images.map((image, index) => (
            <li key={image.id} className={styles.image}>
              <img src={imageAddress(image)} alt={words.picture(index + 1)} loading="lazy" />
              <IconButton kind="paper" label={words.remove(index + 1)} onClick={() => remove(image)}>
                <CloseIcon small />
              </IconButton>
            </li>
          ))}
          {uploads.pending.map(({ id, name, share }) => (
            <li key={id} className={styles.pending}>
              <span className={styles.name}>{name}</span>
              <progress value={share} max={1} aria-label={words.progress(name)} />
              <IconButton kind="paper" label={words.cancel(name)} onClick={() => uploads.cancel(id)}>
                <CloseIcon small />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </SplitStep>
  );
}
