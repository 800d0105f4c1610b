import { CustomerLink } from '#app/parts/customer/customer-link.tsx';
import { Stop, StopActs, StopCall } from '#app/parts/day/stops.tsx';
import { useMay } from '#app/shell/session/use-may.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { DeliveryWindow } from '#core/order/index.ts';
import type { DeliveryStop } from '#server/order/appointments/deliveries-of-day.ts';
import styles from './delivery.module.css';
import { MoveForm } from './move-form.tsx';
import { deliveryWords as words } from './words.ts';

interface DeliveryStopCardProps {
  stop: DeliveryStop;
  window: DeliveryWindow;
}

/** One home: where, who, and what comes. */
export function DeliveryStopCard({ stop, window }: DeliveryStopCardProps) {
  const may = useMay();
  const { address, customer, pieces, orderId, reason } = stop;
  const person = customer.firstName || customer.email;
  return (
    <Stop>
      <Title as="h3" size="small">
        {[address.line1, address.line2, address.city, address.zip].filter(Boolean).join(', ')}
      </Title>
      <Text>
        <CustomerLink name={person} page={customer.page} />
      </Text>
      <ul className={styles.pieces}>
        {pieces.map((piece) => (
          <li key={piece.lineId}>{words.piece(piece)}</li>
        ))}
      </ul>
      {reason && (
        <Text size="small" tone="soft">
          {words.moved(reason)}
        </Text>
      )}
      <StopActs>
        <StopCall phone={address.phone} />
        <TextLink href={`/studio/orders/${orderId}`} soft>
          {words.order}
          <VisuallyHidden> {words.orderOf(person)}</VisuallyHidden>
        </TextLink>
        {may('order.move-delivery') && <MoveForm stop={stop} from={window} person={person} />}
      </StopActs>
    </Stop>
  );
}
