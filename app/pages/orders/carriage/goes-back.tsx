import { TextLink } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { LineView } from '#server/order/records/order-view.ts';
import styles from '../order.module.css';
import { goesBackWords as words } from './words.ts';

/** How a piece that's on its way back gets to us. */
export function GoesBack({ line: { id, orderId, name, goesBack, appointment } }: { line: LineView }) {
  if (!goesBack) return null;
  const { by, number } = goesBack;
  if (by === 'pick-up') {
    return <Text size="small">{appointment ? words.pickedUp(appointment) : words.choose(number)}</Text>;
  }
  return (
    <div className={styles.asked}>
      <Text size="small">{words.parcel(number)}</Text>
      <TextLink href={`/orders/${orderId}/return/${id}/label.pdf`} soft download>
        {words.label}
        <VisuallyHidden>{words.for(name)}</VisuallyHidden>
      </TextLink>
    </div>
  );
}
