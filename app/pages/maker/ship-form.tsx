import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { carrierIds, carriers } from '#core/order/index.ts';
import styles from './maker-order.module.css';
import type { MakerAnswer } from './maker-order.route.tsx';
import type { MakersLine } from './order-lines.tsx';
import { makerOrderWords as words } from './words.ts';

/** The carrier and the tracking number, once it has left. */
export function ShipForm({ lines, answer }: { lines: readonly MakersLine[]; answer: MakerAnswer | undefined }) {
  const pending = useNavigation().formMethod === 'POST';
  const [carrier, setCarrier] = useState<string>(carrierIds[0]);
  const problems = answer?.problems ?? {};
  const ready = lines.filter(({ toShip }) => toShip > 0);
  // One piece can only go as it is. Of several, some may go in a later parcel.
  const counted = ready.length > 1 ? ready : ready.filter(({ quantity }) => quantity > 1);
  return (
    <Form method="post" noValidate className={styles.form} aria-labelledby="ship">
      <Title as="h2" size="small" id="ship">
        {words.ship}
      </Title>
      {counted.length > 1 && (
        <Text size="small" tone="soft">
          {words.shipSome}
        </Text>
      )}
      {counted.map(({ id, name, toShip }) => (
        <TextField
          key={`${id} ${toShip}`}
          label={words.shipQuantity(name, toShip)}
          name={`ship ${id}`}
          inputMode="numeric"
          defaultValue={String(toShip)}
          error={problems[`quantity ${id}`]}
          autoComplete="off"
        />
      ))}
      <div className={styles.fields}>
        <Select
          label={words.carrier}
          name="carrier"
          value={carrier}
          onChange={setCarrier}
          options={carrierIds.map((value) => ({ value, label: carriers[value].name }))}
          error={problems.carrier}
        />
        <TextField label={words.tracking} name="tracking" autoComplete="off" error={problems.tracking} />
      </div>
      <ActProblem problem={answer?.ok === false ? answer.message : null} answer={answer} />
      <div>
        <Button type="submit" name="act" value="ship" pending={pending}>
          {words.sendTracking}
        </Button>
      </div>
    </Form>
  );
}
