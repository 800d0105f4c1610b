import { useState } from 'react';
import { HowMany } from '#app/parts/order/how-many.tsx';
import { useUploads } from '#app/parts/upload/use-uploads.ts';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { IconButton } from '#app/ui/action/icon-button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { RadioGroup } from '#app/ui/choice/radio-group.tsx';
import { FileDrop } from '#app/ui/field/file-drop.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { useInPlace } from '#app/ui/focus/use-in-place.ts';
import { CloseIcon } from '#app/ui/icon/signs.tsx';
import { ProblemText } from '#app/ui/notice/problem-text.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { imagePath, uploadPreset, uploadTypes } from '#core/media/index.ts';
import { mostReturnNote, mostReturnPhotos, returnReasons } from '#core/order/index.ts';
import type { OrderToShow } from '#server/order/records/order-to-show.ts';
import type { LineView } from '#server/order/records/order-view.ts';
import { ActFields, ActProblem } from './act-sections.tsx';
import styles from './order.module.css';
import { actsPath } from './order-acts.ts';
import { returnProblem } from './return-problem.ts';
import { StatementSection } from './statement-section.tsx';
import { ordersWords as words } from './words.ts';

const bounds = { min: 0, max: mostReturnPhotos };

/** The ids of a request's photos, and whether some are still uploading. */
function usePhotos() {
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const { pending, error, add, remove } = useUploads({
    ...{ bounds, count: photos.length },
    onSent: ({ id }) => setPhotos((before) => [...before, id]),
  });
  const takeOut = (id: string) => void remove(id, () => setPhotos((before) => before.filter((one) => one !== id)));
  return { photos, areSending: pending.length > 0, error, add, remove: takeOut };
}

const shownWidth = 240;

/** Photos for a request, each uploaded as soon as it's chosen. */
function PhotosPart({ photos, areSending, error, add, remove }: ReturnType<typeof usePhotos>) {
  return (
    <div className={styles.photos}>
      {photos.length < mostReturnPhotos ? (
        <FileDrop
          label={words.photos}
          button={words.photosButton}
          accept={[...uploadTypes, '.heic']}
          hint={words.photosHint(mostReturnPhotos)}
          error={error ?? undefined}
          onFiles={add}
        >
          {words.photosDrop}
        </FileDrop>
      ) : (
        <>
          <Text size="small">{words.photosFull}</Text>
          <ProblemText size="small" message={error} />
        </>
      )}
      <Text size="small" tone="soft" role="status">
        {areSending ? words.photoSending : ''}
      </Text>
      {photos.length > 0 && (
        <ul className={styles.thumbs}>
          {photos.map((id, index) => (
            <li key={id}>
              <input type="hidden" name="photo" value={id} />
              <img src={imagePath(`${uploadPreset}/${id}`, shownWidth)} alt={words.photo(index + 1)} />
              <IconButton kind="paper" label={words.photoRemove(index + 1)} onClick={() => remove(id)}>
                <CloseIcon small />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const wants = [
  { value: 'return', label: words.wantReturn },
  { value: 'exchange', label: words.wantExchange },
];
const reasons = Object.entries(returnReasons).map(([value, label]) => ({ value, label }));

interface ReturnFormProps {
  line: LineView;
  until: string;
  /** What a return would refund, and what the piece counts for in an exchange. */
  sums: OrderToShow['statements']['sendBack'][string] | undefined;
  /** The same for one piece, two and so on. */
  some: OrderToShow['statements']['sendBackSome'][string] | undefined;
}

/** Return or exchange one piece. Opens in place and keeps what was typed if it fails. */
export function ReturnForm({ line: { id, name }, until, sums: whole, some = [] }: ReturnFormProps) {
  const { isOpen, open, close, button, panel } = useInPlace();
  const [want, setWant] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const { Form, data, pending, problem } = useAct(close);
  const photos = usePhotos();
  const all = some.length + 1;
  const [taken, setTaken] = useState<number | null>(null);
  const take = Math.min(taken ?? all, all);
  const sums = some[take - 1] ?? whole;
  if (!isOpen) {
    return (
      <div className={styles.open}>
        <TextButton ref={button} soft onClick={open}>
          {words.sendBack}
          <VisuallyHidden>{words.forPiece(name)}</VisuallyHidden>
        </TextButton>
        <Text as="span" size="small" tone="soft">
          {words.sendBackUntil(until)}
        </Text>
      </div>
    );
  }
  return (
    <Form
      ref={panel}
      method="post"
      action={actsPath}
      className={styles.panel}
      aria-label={`${words.sendBack}${words.forPiece(name)}`}
    >
      <ActFields act="request" lineId={id} />
      {all > 1 && <HowMany lineId={id} name={name} of={all} take={take} onChange={setTaken} />}
      <RadioGroup label={words.want} name="want" form="pills" options={wants} value={want} onChange={setWant} />
      {sums && want === 'return' && (
        <div className={styles.asked} role="status">
          <Text size="small">{words.returnSum}</Text>
          <StatementSection statement={sums.returned} />
        </div>
      )}
      {sums && want === 'exchange' && (
        <Text size="small" role="status">
          {sums.exchanged}
        </Text>
      )}
      <RadioGroup
        label={words.reason}
        name="reason"
        form="rows"
        options={reasons}
        value={reason}
        onChange={setReason}
      />
      <TextArea label={words.note} name="note" optional maxLength={mostReturnNote} rows={3} />
      <PhotosPart {...photos} />
      <ActProblem problem={returnProblem(problem, { want, reason })} answer={data} />
      <div className={styles.buttons}>
        <Button type="submit" small pending={pending || photos.areSending}>
          {words.send}
        </Button>
        <Button small kind="ghost" onClick={close}>
          {words.keep}
        </Button>
      </div>
    </Form>
  );
}
