import { useState } from 'react';
import { useAct } from '#app/shell/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { RadioGroup } from '#app/ui/choice/radio-group.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { mostReturnNote, returnReasons } from '#core/order/index.ts';
import type { LineView } from '#server/order/order-view.ts';
import styles from './order.module.css';
import { PhotosPart } from './photos-part.tsx';
import { ordersWords as words } from './words.ts';

const wants = [
  { value: 'return', label: words.wantReturn },
  { value: 'exchange', label: words.wantExchange },
];
const reasons = Object.entries(returnReasons).map(([value, label]) => ({ value, label }));

/** Return or exchange of one piece: opens in its place, and keeps what was typed when it does not go through. */
export function ReturnForm({ line: { id, name }, until }: { line: LineView; until: string }) {
  const [open, setOpen] = useState(false);
  const [want, setWant] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const { Form, pending, problem } = useAct(() => setOpen(false));
  if (!open) {
    return (
      <div className={styles.open}>
        <TextButton soft onClick={() => setOpen(true)}>
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
    <Form method="post" className={styles.panel} aria-label={`${words.sendBack}${words.forPiece(name)}`}>
      <input type="hidden" name="act" value="request" />
      <input type="hidden" name="line" value={id} />
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
      <PhotosPart />
      {problem && (
        <Text size="small" tone="tight" role="alert">
          {problem}
        </Text>
      )}
      <div className={styles.buttons}>
        <Button type="submit" small pending={pending}>
          {words.send}
        </Button>
        <Button small kind="ghost" onClick={() => setOpen(false)}>
          {words.keep}
        </Button>
      </div>
    </Form>
  );
}
