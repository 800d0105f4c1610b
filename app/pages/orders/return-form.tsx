import { useState } from 'react';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { RadioGroup } from '#app/ui/choice/radio-group.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { useInPlace } from '#app/ui/focus/use-in-place.ts';
import { Text } from '#app/ui/type/text.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { mostReturnNote, returnReasons } from '#core/order/index.ts';
import type { LineView } from '#server/order/records/order-view.ts';
import { ActFields, ActProblem } from './act-parts.tsx';
import styles from './order.module.css';
import { actsPath } from './order-acts.ts';
import { PhotosPart } from './photos-part.tsx';
import { returnProblem } from './return-problem.ts';
import { usePhotos } from './use-photos.ts';
import { ordersWords as words } from './words.ts';

const wants = [
  { value: 'return', label: words.wantReturn },
  { value: 'exchange', label: words.wantExchange },
];
const reasons = Object.entries(returnReasons).map(([value, label]) => ({ value, label }));

/** Return or exchange of one piece: opens in its place, and keeps what was typed when it does not go through. */
export function ReturnForm({ line: { id, name }, until }: { line: LineView; until: string }) {
  const { isOpen, open, close, button, panel } = useInPlace();
  const [want, setWant] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const { Form, pending, problem } = useAct(close);
  const photos = usePhotos();
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
      <RadioGroup label={words.want} name="want" form="pills" options={wants} value={want} onChange={setWant} />
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
      <ActProblem problem={returnProblem(problem, { want, reason })} />
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
