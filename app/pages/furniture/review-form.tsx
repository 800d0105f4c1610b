import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SignInBeside } from '#app/parts/account/sign-in-beside.tsx';
import { AskOnce } from '#app/parts/studio-list/ask-once.tsx';
import { useUploads } from '#app/parts/upload/use-uploads.ts';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { IconButton } from '#app/ui/action/icon-button.tsx';
import { RadioGroup } from '#app/ui/choice/radio-group.tsx';
import { FileDrop } from '#app/ui/field/file-drop.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { CloseIcon } from '#app/ui/icon/signs.tsx';
import { showFirstProblem } from '#app/ui/notice/first-problem.ts';
import { Text } from '#app/ui/type/text.tsx';
import { type Room, roomIds, rooms } from '#core/catalog/index.ts';
import { imagePath, uploadPreset, uploadTypes } from '#core/media/index.ts';
import { reviewLimits, starCounts, starWords } from '#core/review/index.ts';
import type { OwnReview, ReviewProblems } from '#server/review/write-review.ts';
import styles from './review.module.css';
import { reviewFormWords as words } from './words.ts';

export type ReviewAnswer = { ok: true; message: string } | { ok: false; message: string; problems: ReviewProblems };

const stars = starCounts.map((count) => ({ value: String(count), label: starWords(count) })).reverse();
const roomOptions = roomIds.map((value) => ({ value, label: rooms[value].label }));

interface ReviewFormProps {
  piece: { recordId: string; rooms: readonly Room[] };
  review: OwnReview | null;
}

export function ReviewForm({ piece, review }: ReviewFormProps) {
  const { Form, data, pending, problem } = useAct<ReviewAnswer>();
  const [given, setGiven] = useState<string | null>(review ? String(review.stars) : null);
  const [room, setRoom] = useState<string | null>(review?.room ?? piece.rooms[0] ?? null);
  const photo = usePhoto(review?.photoId ?? null);
  const form = useRef<HTMLFormElement>(null);
  const { problems, isMended, mend } = useProblems(data);
  useEffect(() => {
    if (data?.ok === false) showFirstProblem(form.current);
  }, [data]);
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      <RadioGroup
        label={words.stars}
        name="stars"
        form="pills"
        options={stars}
        value={given}
        onChange={(next) => {
          setGiven(next);
          mend('stars');
        }}
        error={problems.stars}
      />
      <TextArea
        label={words.words}
        name="words"
        rows={6}
        hint={words.wordsHint}
        maxLength={reviewLimits.characters}
        defaultValue={review?.words ?? ''}
        onChange={() => mend('words')}
        error={problems.words}
      />
      <RadioGroup
        label={words.room}
        name="room"
        form="pills"
        options={roomOptions}
        value={room}
        onChange={(next) => {
          setRoom(next);
          mend('room');
        }}
        error={problems.room}
      />
      <PhotoPart {...photo} problem={problems.photo} />
      <Text size="small" tone="soft">
        {words.shown}
      </Text>
      <Problem problem={isMended ? null : problem} />
      <Button type="submit" pending={pending || photo.isSending}>
        {review ? words.sendAgain : words.send}
      </Button>
    </Form>
  );
}

/** What's wrong with the review as it was sent. A field that was changed since has nothing wrong with it until it's sent again. */
function useProblems(data: ReviewAnswer | undefined) {
  const [mended, setMended] = useState<{ in: ReviewAnswer | undefined; fields: readonly string[] }>({
    in: data,
    fields: [],
  });
  const fields = mended.in === data ? mended.fields : [];
  const all = Object.entries(data?.ok === false ? data.problems : {});
  const left = all.filter(([field]) => !fields.includes(field));
  const problems: ReviewProblems = Object.fromEntries(left);
  return {
    problems,
    isMended: all.length > 0 && left.length === 0,
    mend: (field: keyof ReviewProblems) => setMended({ in: data, fields: [...fields, field] }),
  };
}

function Problem({ problem }: { problem: string | null }) {
  const { pathname } = useLocation();
  if (!problem) return null;
  return (
    <Text tone="tight" role="alert">
      {problem} {problem === words.signedOut && <SignInBeside next={pathname} />}
    </Text>
  );
}

/** The review's photo: the one it has, or a new one, uploaded as soon as it's chosen. */
function usePhoto(before: string | null) {
  const [id, setId] = useState(before);
  const { pending, error, add, remove } = useUploads({
    ...{ bounds: { min: 0, max: 1 }, count: id === null ? 0 : 1 },
    onSent: (image) => setId(image.id),
  });
  const takeOut = () => {
    // The one already sent with a review stays until the review is saved without it.
    if (id === before) setId(null);
    else if (id !== null) void remove(id, () => setId(null));
  };
  return { id, isSending: pending.length > 0, error, add, takeOut };
}

const shownWidth = 480;

function PhotoPart(props: ReturnType<typeof usePhoto> & { problem: string | undefined }) {
  const { id, isSending, error, add, takeOut, problem } = props;
  return (
    <div className={styles.photo}>
      {id === null ? (
        <FileDrop
          label={words.photo}
          button={words.photoButton}
          accept={[...uploadTypes, '.heic']}
          several={false}
          hint={words.photoHint}
          error={error ?? problem}
          onFiles={add}
        >
          {words.photoDrop}
        </FileDrop>
      ) : (
        <div className={styles.thumb}>
          <input type="hidden" name="photo" value={id} />
          <img src={imagePath(`${uploadPreset}/${id}`, shownWidth)} alt={words.photo} />
          <IconButton kind="paper" label={words.photoRemove} onClick={takeOut}>
            <CloseIcon small />
          </IconButton>
        </div>
      )}
      <Text size="small" tone="soft" role="status">
        {isSending ? words.photoSending : ''}
      </Text>
    </div>
  );
}

/** Withdrawing can't be undone, so it asks first. */
export function WithdrawForm() {
  const { Form, pending, problem } = useAct<ReviewAnswer>();
  return (
    <Form method="post" className={styles.withdraw}>
      <AskOnce
        label={words.withdraw}
        question={words.withdrawAsk}
        keep={words.keep}
        act={{ name: 'act', value: 'withdraw' }}
        busy={pending}
      />
      <Problem problem={problem} />
    </Form>
  );
}
