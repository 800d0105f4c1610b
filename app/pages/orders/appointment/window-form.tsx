import { useState } from 'react';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { CheckboxGroup } from '#app/ui/choice/checkbox-group.tsx';
import { RadioGroup } from '#app/ui/choice/radio-group.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { useInPlace } from '#app/ui/focus/use-in-place.ts';
import { Text } from '#app/ui/type/text.tsx';
import { type OfferedDay, windowPartWords } from '#core/order/index.ts';
import { startOfDay } from '#core/promotion/index.ts';
import { formatList, formatWeekday } from '#core/texts/index.ts';
import type { LineView } from '#server/order/records/order-view.ts';
import { ActProblem } from '../act-sections.tsx';
import styles from '../order.module.css';
import { actsPath } from '../order-acts.ts';
import { appointmentWords as words } from './words.ts';

interface WindowFormProps {
  lines: readonly LineView[];
  days: readonly OfferedDay[];
  /** Where something is booked already: what closes the form. */
  change?: () => void;
}

/** A day and a half of it, for all pieces that wait or some of them. */
export function WindowForm({ lines, days, change }: WindowFormProps) {
  const { Form, data, pending, problem } = useAct(change);
  const [wanted, setWanted] = useState<readonly string[]>(lines.map(({ id }) => id));
  const [day, setDay] = useState<string | null>(null);
  const [part, setPart] = useState<string | null>(null);
  // The days are asked again after a refusal: what someone else took is gone from them.
  const open = days.find((one) => one.day === day) ?? null;
  const chosen = open?.parts.find((one) => one === part) ?? null;
  if (days.length === 0) return <Text>{words.none}</Text>;
  return (
    <Form method="post" action={actsPath} className={change ? styles.asked : styles.panel} aria-label={words.choose}>
      <input type="hidden" name="act" value="appointment" />
      {wanted.map((id) => (
        <input key={id} type="hidden" name="line" value={id} />
      ))}
      {lines.length > 1 ? (
        <CheckboxGroup
          label={words.pieces}
          options={lines.map(({ id, name }) => ({ value: id, label: name }))}
          value={wanted}
          onChange={setWanted}
          error={wanted.length === 0 ? words.chooseOne : undefined}
        />
      ) : (
        !change && <Text size="small">{words.for(formatList(lines.map(({ name }) => name)))}</Text>
      )}
      <div className={styles.window}>
        <Select
          label={words.day}
          name="day"
          options={days.map((one) => ({ value: one.day, label: formatWeekday(startOfDay(one.day)) }))}
          value={open?.day ?? null}
          onChange={setDay}
        />
        {open && (
          <RadioGroup
            label={words.part}
            name="part"
            form="pills"
            options={open.parts.map((value) => ({ value, label: windowPartWords[value] }))}
            value={chosen}
            onChange={setPart}
          />
        )}
      </div>
      <ActProblem problem={problem} answer={data} />
      <div className={styles.buttons}>
        <Button type="submit" small pending={pending} disabled={wanted.length === 0}>
          {change ? words.changeGo : words.go}
        </Button>
        {change && (
          <Button small kind="ghost" onClick={change}>
            {words.keep}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** The same behind a button, for what's agreed already. */
export function ChangeWindow({ lines, days }: Pick<WindowFormProps, 'lines' | 'days'>) {
  const { isOpen, open, close, button, panel } = useInPlace<HTMLDivElement>();
  if (!isOpen) {
    return (
      <div className={styles.open}>
        <TextButton ref={button} soft onClick={open}>
          {words.change}
        </TextButton>
      </div>
    );
  }
  return (
    <div ref={panel}>
      <WindowForm lines={lines} days={days} change={close} />
    </div>
  );
}
