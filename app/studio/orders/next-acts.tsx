import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { carrierIds, carriers, lineLifecycle } from '#core/order/index.ts';
import type { LineView } from '#server/order/order-view.ts';
import styles from './orders.module.css';
import { studioOrdersWords as words } from './words.ts';

export type NextAct = 'confirm' | 'ship' | 'deliver';

export interface ActAnswer {
  ok: boolean;
  message: string;
  problems: { carrier?: string; tracking?: string };
}

const acts: readonly NextAct[] = ['confirm', 'ship', 'deliver'];

/** The steps that pieces of this order can take now, each with the pieces it is for. */
export function NextActs({ lines }: { lines: readonly LineView[] }) {
  const next = acts
    .map((act) => ({ act, able: lines.filter(({ state }) => lineLifecycle.next(state, act).ok) }))
    .filter(({ able }) => able.length > 0);
  return (
    <section aria-labelledby="next" className={styles.part}>
      <Title as="h2" size="small" id="next">
        {words.next}
      </Title>
      {next.length === 0 && (
        <Text size="small" tone="soft">
          {words.nothingNext}
        </Text>
      )}
      {next.map(({ act, able }) => (
        <ActForm key={act} act={act} lines={able} />
      ))}
    </section>
  );
}

function ActForm({ act, lines }: { act: NextAct; lines: readonly LineView[] }) {
  const { Form, data, state } = useFetcher<ActAnswer>();
  const { notify } = useNotices();

  useEffect(() => {
    if (data?.ok) notify(data.message);
  }, [data, notify]);

  return (
    <Form method="post" className={styles.act} aria-label={words[act]}>
      <input type="hidden" name="act" value={act} />
      <fieldset className={styles.which}>
        <legend className={styles.legend}>{words[act]}</legend>
        {lines.map(({ id, name, quantity }) => (
          <Checkbox key={id} name="line" value={id} defaultChecked>
            {quantity > 1 ? `${quantity} × ${name}` : name}
          </Checkbox>
        ))}
      </fieldset>
      {act === 'ship' && <ParcelFields problems={data?.problems ?? {}} />}
      {data && !data.ok && data.message && (
        <Text size="small" tone="tight" role="alert">
          {data.message}
        </Text>
      )}
      <Button type="submit" small pending={state !== 'idle'}>
        {words[`${act}Go`]}
      </Button>
    </Form>
  );
}

function ParcelFields({ problems }: { problems: ActAnswer['problems'] }) {
  const [carrier, setCarrier] = useState<string>(carrierIds[0]);
  return (
    <div className={styles.parcel}>
      <Select
        label={words.carrier}
        name="carrier"
        options={carrierIds.map((id) => ({ value: id, label: carriers[id].name }))}
        value={carrier}
        onChange={setCarrier}
        error={problems.carrier}
      />
      <TextField label={words.tracking} name="tracking" autoComplete="off" error={problems.tracking} />
    </div>
  );
}
