import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { type LineAct, lineLifecycle, maySelfCancel } from '#core/order/index.ts';
import type { LineView } from '#server/order/records/order-view.ts';
import styles from './order.module.css';
import { type StudioAct, studioActsPath } from './order-acts.ts';
import { ParcelFields } from './parcel-fields.tsx';
import { SubmitWithConfirm } from './submit-with-confirm.tsx';
import { useStudioAct } from './use-studio-act.ts';
import { studioOrdersWords as words } from './words.ts';

/** The lifecycle step each action takes. Only a line that could still be canceled can be late. */
const steps: Record<StudioAct, LineAct> = {
  confirm: 'confirm',
  ship: 'ship',
  deliver: 'deliver',
  receive: 'receive return',
  refund: 'refund',
  decline: 'decline request',
  delay: 'cancel',
  wait: 'cancel',
  cancel: 'cancel',
};
const next: readonly StudioAct[] = ['confirm', 'ship', 'deliver', 'receive', 'refund'];
const else_: readonly StudioAct[] = ['wait', 'delay', 'cancel', 'decline'];

/** Only a delay we reported waits for an answer, which may come by email or phone. */
const isAble = ({ state, delay }: LineView, act: StudioAct) =>
  lineLifecycle.next(state, steps[act]).ok && (act !== 'wait' || (delay !== null && delay.answer === null));

interface ActsProps {
  orderId: string;
  lines: readonly LineView[];
}

/** The actions available now, each with the pieces it applies to. Rarer ones are collapsed. */
export function NextActs({ orderId, lines }: ActsProps) {
  const able = (acts: readonly StudioAct[]) =>
    acts
      .map((act) => ({ act, lines: lines.filter((line) => isAble(line, act)) }))
      .filter((one) => one.lines.length > 0);
  const [first, rare] = [able(next), able(else_)];
  const wishes = lines.filter(({ state }) => state === 'exchange requested');
  const said = [
    ...(wishes.some(({ offer }) => offer === null) ? [words.exchangeNext] : []),
    ...(wishes.some(({ offer }) => offer !== null) ? [words.offerNext] : []),
    ...(first.length + wishes.length === 0 ? [words.nothingNext] : []),
  ];
  return (
    <section aria-labelledby="next" className={styles.part}>
      <Title as="h2" size="small" id="next">
        {words.next}
      </Title>
      {said.map((sentence) => (
        <Text key={sentence} size="small" tone="soft">
          {sentence}
        </Text>
      ))}
      {first.map((one) => (
        <ActForm key={one.act} orderId={orderId} {...one} />
      ))}
      {rare.length > 0 && (
        <details className={styles.more}>
          <summary>{words.more}</summary>
          <div className={styles.part}>
            {rare.map((one) => (
              <ActForm key={one.act} orderId={orderId} {...one} ticked={false} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

function ActForm({ orderId, act, lines, ticked = true }: ActsProps & { act: StudioAct; ticked?: boolean }) {
  const { Form, pending, problem, problems } = useStudioAct();
  return (
    <Form method="post" action={studioActsPath(orderId)} className={styles.act} aria-label={words.legend[act]}>
      <fieldset className={styles.which}>
        <legend className={styles.legend}>{words.legend[act]}</legend>
        {lines.map(({ id, name, quantity }) => (
          <Checkbox key={id} name="line" value={id} defaultChecked={ticked}>
            {quantity > 1 ? `${quantity} × ${name}` : name}
          </Checkbox>
        ))}
      </fieldset>
      {act === 'ship' && <ParcelFields problems={problems} />}
      {act === 'delay' && (
        <TextField
          label={words.newShipBy}
          name="newShipBy"
          type="date"
          optional
          hint={words.newShipByHint}
          error={problems.newShipBy}
        />
      )}
      {(act === 'cancel' || act === 'decline') && (
        <TextArea label={words.why} name="note" rows={2} maxLength={2000} optional={act === 'cancel'} />
      )}
      <SubmitWithConfirm act={act} go={words.go[act]} ask={askOf(act, lines)} pending={pending} problem={problem} />
    </Form>
  );
}

/**
 * The shop may cancel the replacement of a delivered piece. Staff first confirm that they looked for the delivered one.
 */
function askOf(act: StudioAct, lines: readonly LineView[]): string | undefined {
  const firsts = act === 'cancel' ? lines.filter((line) => !maySelfCancel(line)).map(({ name }) => name) : [];
  return firsts.length === 0 ? words.ask[act] : `${words.ask[act]} ${words.askFirstBack(firsts.join(', '))}`;
}
