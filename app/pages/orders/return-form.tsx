import { useState } from 'react';
import { HowMany } from '#app/parts/order/how-many.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { RadioGroup } from '#app/ui/choice/radio-group.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { useInPlace } from '#app/ui/focus/use-in-place.ts';
import { Text } from '#app/ui/type/text.tsx';
import { carriageWords, mostReturnNote, mostReturnPhotos, returnReasons } from '#core/order/index.ts';
import type { OrderToShow } from '#server/order/records/order-to-show.ts';
import type { LineView } from '#server/order/records/order-view.ts';
import { ActFields, ActProblem } from './act-sections.tsx';
import { PhotosSection, usePhotos } from './claim/photos-section.tsx';
import { FormButtons, FormOpener } from './form-frame.tsx';
import styles from './order.module.css';
import { actsPath } from './order-acts.ts';
import { returnProblem } from './return-problem.ts';
import { StatementSection } from './statement-section.tsx';
import { ordersWords as words } from './words.ts';

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
export function ReturnForm({ line: { id, name, carriage }, until, sums: whole, some = [] }: ReturnFormProps) {
  const { isOpen, open, close, button, panel } = useInPlace();
  const [want, setWant] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const { Form, data, pending, problem } = useAct(close);
  const photos = usePhotos();
  const all = some.length + 1;
  const [taken, setTaken] = useState<number | null>(null);
  const take = Math.min(taken ?? all, all);
  const sums = some[take - 1] ?? whole;
  if (!isOpen)
    return (
      <FormOpener button={button} label={words.sendBack} of={name} until={words.sendBackUntil(until)} onOpen={open} />
    );
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
          <Text size="small">{carriageWords[carriage]}</Text>
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
      <PhotosSection {...photos} hint={words.photosHint(mostReturnPhotos)} />
      <ActProblem problem={returnProblem(problem, { want, reason })} answer={data} />
      <FormButtons send={words.send} pending={pending || photos.areSending} onClose={close} />
    </Form>
  );
}
