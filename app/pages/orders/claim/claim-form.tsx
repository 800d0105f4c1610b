import { useState } from 'react';
import { HowMany } from '#app/parts/order/how-many.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { RadioGroup } from '#app/ui/choice/radio-group.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { useInPlace } from '#app/ui/focus/use-in-place.ts';
import { Text } from '#app/ui/type/text.tsx';
import { claimWants, claimWantWords, mostClaimPhotos, mostClaimWords } from '#core/order/index.ts';
import type { LineView } from '#server/order/records/order-view.ts';
import { ActFields, ActProblem } from '../act-sections.tsx';
import { FormButtons, FormOpener } from '../form-frame.tsx';
import styles from '../order.module.css';
import { actsPath } from '../order-acts.ts';
import { ordersWords } from '../words.ts';
import { PhotosSection, usePhotos } from './photos-section.tsx';
import { claimWords as words } from './words.ts';

const wants = claimWants.map((value) => ({ value, label: claimWantWords[value] }));

interface ClaimFormProps {
  line: LineView;
  until: string;
  /** How many pieces the line has, where a report may be for some of them; else 1. */
  all: number;
}

/** Reports damage on a piece with photos. Opens in place and keeps what was typed if it fails. */
export function ClaimForm({ line: { id, name }, until, all }: ClaimFormProps) {
  const { isOpen, open, close, button, panel } = useInPlace();
  const [want, setWant] = useState<string | null>(null);
  const { Form, data, pending, problem } = useAct(close);
  const photos = usePhotos();
  const [taken, setTaken] = useState<number | null>(null);
  if (!isOpen)
    return <FormOpener button={button} label={words.report} of={name} until={words.until(until)} onOpen={open} />;
  return (
    <Form
      ref={panel}
      method="post"
      action={actsPath}
      className={styles.panel}
      aria-label={`${words.report}${ordersWords.forPiece(name)}`}
    >
      <ActFields act="claim" lineId={id} />
      {all > 1 && <HowMany lineId={id} name={name} of={all} take={Math.min(taken ?? all, all)} onChange={setTaken} />}
      <TextArea label={words.words} hint={words.wordsHint} name="words" maxLength={mostClaimWords} rows={3} />
      <PhotosSection {...photos} hint={words.photosHint(mostClaimPhotos)} />
      <RadioGroup label={words.want} name="want" form="rows" options={wants} value={want} onChange={setWant} />
      <Text size="small" tone="soft">
        {words.next}
      </Text>
      <ActProblem problem={problem} answer={data} />
      <FormButtons send={words.send} pending={pending || photos.areSending} onClose={close} />
    </Form>
  );
}
