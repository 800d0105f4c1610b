import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { useMay } from '#app/shell/session/use-may.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton, TextLink } from '#app/ui/action/text-link.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { useInPlace } from '#app/ui/focus/use-in-place.ts';
import { ExternalIcon } from '#app/ui/icon/acts.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { StudioLine } from '#server/order/records/get-studio-order.ts';
import styles from './order.module.css';
import { studioActsPath } from './order-acts.ts';
import { ParcelFields } from './parcel-fields.tsx';
import { useStudioAct } from './use-studio-act.ts';
import { studioOrdersWords as words } from './words.ts';

type TrackedLine = Pick<StudioLine, 'id' | 'orderId' | 'name' | 'quantity' | 'carrier' | 'tracking' | 'correctable'>;

export interface TrackingSectionProps {
  line: TrackedLine;
  /** All lines of the order. */
  lines: readonly TrackedLine[];
}

/** With which carrier a piece was sent, to correct until it's delivered. */
export function TrackingSection({ line, lines }: TrackingSectionProps) {
  const may = useMay();
  const { carrier, tracking } = line;
  const correctable = may('order.ship') ? line.correctable : null;
  if (!correctable && !(carrier && tracking)) return null;
  return (
    <div className={styles.tracking}>
      {carrier && tracking && (
        <Text as="span" size="small">
          {words.tracked}{' '}
          {carrier.href ? (
            <TextLink href={carrier.href} soft target="_blank" rel="noreferrer">
              {carrier.name} {tracking} <ExternalIcon small />
            </TextLink>
          ) : (
            `${carrier.name} ${tracking}`
          )}
        </Text>
      )}
      {correctable && <Correction line={line} from={correctable} lines={lines} />}
    </div>
  );
}

type From = NonNullable<StudioLine['correctable']>;

/** The pieces of one parcel are corrected together, unless staff leave one out. */
function Correction({ line, from, lines }: TrackingSectionProps & { from: From }) {
  const { isOpen, open, close, button, panel } = useInPlace();
  const { Form, data, pending, problem, problems } = useStudioAct(close);
  const what = words.correctFor(line.name);
  if (!isOpen) {
    return (
      <TextButton ref={button} soft onClick={open}>
        {words.correct}
        <VisuallyHidden> {what}</VisuallyHidden>
      </TextButton>
    );
  }
  const parcel = lines.filter(
    ({ id, correctable: own }) => id === line.id || (own?.carrier === from.carrier && own.tracking === from.tracking),
  );
  return (
    <Form
      ref={panel}
      method="post"
      action={studioActsPath(line.orderId)}
      className={styles.act}
      aria-label={`${words.correct} ${what}`}
    >
      {parcel.length > 1 ? (
        <fieldset className={styles.which}>
          <legend className={styles.legend}>{words.correctWhich}</legend>
          {parcel.map(({ id, name, quantity }) => (
            <Checkbox key={id} name="line" value={id} defaultChecked>
              {quantity > 1 ? `${quantity} × ${name}` : name}
            </Checkbox>
          ))}
        </fieldset>
      ) : (
        <input type="hidden" name="line" value={line.id} />
      )}
      <ParcelFields problems={problems} from={from} />
      <ActProblem problem={problem} answer={data} />
      <div className={styles.buttons}>
        <Button type="submit" name="act" value="correct" small pending={pending}>
          {words.correctGo}
        </Button>
        <Button small kind="quiet" onClick={close}>
          {words.keep}
        </Button>
      </div>
    </Form>
  );
}
