import { useRef, useState } from 'react';
import { HowMany } from '#app/parts/order/how-many.tsx';
import { useMay } from '#app/shell/session/use-may.ts';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { Capability } from '#core/account/index.ts';
import {
  isDivisible,
  type LineAct,
  lineLifecycle,
  mayDivideFor,
  type RefundFacts,
  type Takes,
} from '#core/order/index.ts';
import type { LineView } from '#server/order/records/order-view.ts';
import { centsOf, questionOf } from './amounts.ts';
import { claimWords } from './claim/words.ts';
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

/** Who may take it. */
const needs: Readonly<Record<StudioAct, Capability>> = {
  confirm: 'order.confirm',
  ship: 'order.ship',
  deliver: 'order.deliver',
  receive: 'order.receive-return',
  refund: 'order.refund',
  decline: 'order.receive-return',
  delay: 'order.delay',
  wait: 'order.answer-delay-any',
  cancel: 'order.cancel-any',
};

/** Acts on some pieces of a line. To a delay there's one answer for all of it. */
const takesSome = (line: LineView, act: StudioAct) =>
  isDivisible(line) && act !== 'delay' && act !== 'wait' && mayDivideFor(steps[act]);

/** Only a delay we reported waits for an answer, which may come by email or phone. */
const isAble = ({ state, delay }: LineView, act: StudioAct) =>
  lineLifecycle.next(state, steps[act]).ok && (act !== 'wait' || (delay !== null && delay.answer === null));

interface ActsProps {
  orderId: string;
  lines: readonly LineView[];
  /** What refunds are calculated from, for the pieces that are ticked. */
  facts: RefundFacts;
}

/** The actions available now, each with the pieces it applies to. Rarer ones are collapsed. */
export function NextActs({ orderId, lines, facts }: ActsProps) {
  const may = useMay();
  const able = (acts: readonly StudioAct[]) =>
    acts
      .filter((act) => may(needs[act]))
      .map((act) => ({ act, lines: lines.filter((line) => isAble(line, act)) }))
      .filter((one) => one.lines.length > 0);
  const [first, rare] = [able(next), able(else_)];
  const wishes = lines.filter(({ state }) => state === 'exchange requested');
  const claimed = lines.some(({ claim }) => claim?.state === 'open');
  const said = [
    ...(claimed ? [claimWords.next] : []),
    ...(wishes.some(({ offer }) => offer === null) ? [words.exchangeNext] : []),
    ...(wishes.some(({ offer }) => offer !== null) ? [words.offerNext] : []),
    ...(first.length + wishes.length === 0 && !claimed ? [words.nothingNext] : []),
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
        <ActForm key={one.act} orderId={orderId} facts={facts} {...one} />
      ))}
      {rare.length > 0 && (
        <details className={styles.more}>
          <summary>{words.more}</summary>
          <div className={styles.part}>
            {rare.map((one) => (
              <ActForm key={one.act} orderId={orderId} facts={facts} {...one} ticked={false} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

function ActForm({ orderId, act, lines, facts, ticked = true }: ActsProps & { act: StudioAct; ticked?: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  // For the next parcel, everything is chosen and typed again: no tracking number goes along twice.
  const { Form, data, pending, problem, problems } = useStudioAct(() => {
    form.current?.reset();
    setChanged({});
    setTaken({});
  });
  // Only what was changed by hand: a piece that joins the list later starts as the others did.
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const chosen = lines.filter(({ id }) => changed[id] ?? ticked);
  const [taken, setTaken] = useState<Readonly<Record<string, number>>>({});
  const takeOf = ({ id, quantity }: LineView) => Math.min(taken[id] ?? quantity, quantity);
  const takes: Takes = Object.fromEntries(
    chosen.filter((line) => takesSome(line, act)).map((line) => [line.id, { take: takeOf(line), of: line.quantity }]),
  );
  const nextCents = centsOf('refund', facts, chosen, takes);
  function follow(form: HTMLFormElement) {
    const picked = new FormData(form).getAll('line');
    setChanged(Object.fromEntries(lines.map(({ id }) => [id, picked.includes(id)])));
  }
  return (
    <Form
      ref={form}
      method="post"
      action={studioActsPath(orderId)}
      className={styles.act}
      aria-label={words.legend[act]}
      onChange={(event) => follow(event.currentTarget)}
    >
      <fieldset className={styles.which}>
        <legend className={styles.legend}>{words.legend[act]}</legend>
        {lines.map((line) => (
          <div key={line.id} className={styles.some}>
            <Checkbox name="line" value={line.id} defaultChecked={ticked}>
              {line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name}
            </Checkbox>
            {takesSome(line, act) && chosen.includes(line) && (
              <HowMany
                {...{ lineId: line.id, name: line.name, of: line.quantity, take: takeOf(line) }}
                onChange={(take) => setTaken((before) => ({ ...before, [line.id]: take }))}
              />
            )}
          </div>
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
      {act === 'receive' && chosen.length > 0 && (
        <Text size="small" tone="soft">
          {words.refundNext(nextCents)}
        </Text>
      )}
      <SubmitWithConfirm
        act={act}
        go={words.go[act]}
        {...questionOf(act, facts, chosen, takes)}
        pending={pending}
        problem={problem}
        answer={data}
      />
    </Form>
  );
}
