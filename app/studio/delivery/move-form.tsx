import { useState } from 'react';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { RadioGroup } from '#app/ui/choice/radio-group.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useInPlace } from '#app/ui/focus/use-in-place.ts';
import { type DeliveryWindow, mostMoveReason, windowParts, windowPartWords } from '#core/order/index.ts';
import type { DeliveryStop } from '#server/order/appointments/deliveries-of-day.ts';
import styles from './delivery.module.css';
import { deliveryWords as words } from './words.ts';

export interface MoveAnswer {
  ok: boolean;
  message: string;
  problems: { day?: string | undefined; part?: string | undefined; reason?: string | undefined };
}

interface MoveFormProps {
  stop: DeliveryStop;
  from: DeliveryWindow;
  person: string;
}

const parts = windowParts.map((value) => ({ value, label: windowPartWords[value] }));

/** Another day or time for one home, with the reason that its customer gets to read. */
export function MoveForm({ stop, from, person }: MoveFormProps) {
  const { isOpen, open, close, button, panel } = useInPlace();
  const { Form, data, pending, problem } = useAct<MoveAnswer>(close);
  const [part, setPart] = useState<string | null>(from.part);
  if (!isOpen) {
    return (
      <TextButton ref={button} soft onClick={open} aria-label={words.moveOf(person)}>
        {words.move}
      </TextButton>
    );
  }
  const problems = data?.problems ?? {};
  return (
    <Form ref={panel} method="post" noValidate className={styles.move} aria-label={words.moveOf(person)}>
      <input type="hidden" name="order" value={stop.orderId} />
      <input type="hidden" name="from-day" value={from.day} />
      <input type="hidden" name="from-part" value={from.part} />
      {stop.pieces.map(({ lineId }) => (
        <input key={lineId} type="hidden" name="line" value={lineId} />
      ))}
      <div className={styles.when}>
        <TextField label={words.to} name="day" type="date" defaultValue={from.day} error={problems.day} />
        <RadioGroup
          label={words.part}
          name="part"
          form="pills"
          options={parts}
          value={part}
          onChange={setPart}
          error={problems.part}
        />
      </div>
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        name="reason"
        rows={2}
        maxLength={mostMoveReason}
        error={problems.reason}
      />
      <ActProblem problem={problem} answer={data} />
      <div className={styles.buttons}>
        <Button type="submit" small pending={pending}>
          {words.go}
        </Button>
        <Button small kind="ghost" onClick={close}>
          {words.keep}
        </Button>
      </div>
    </Form>
  );
}
