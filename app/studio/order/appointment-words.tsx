import { TextLink } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { needsAppointment } from '#core/order/index.ts';
import type { StudioLine } from '#server/order/records/get-studio-order.ts';
import { appointmentWords as words } from './appointment-text.ts';

/** When white glove comes, or that the customer still has to say. */
export function AppointmentWords({ line }: { line: StudioLine }) {
  const { appointment } = line;
  if (appointment) {
    return (
      <Text size="small">
        {appointment.missed ? words.missed(appointment) : words.agreed(appointment)}.{' '}
        <TextLink href={`/studio/deliveries?day=${appointment.day}`} soft inline>
          {words.way}
        </TextLink>
      </Text>
    );
  }
  return needsAppointment(line) ? <Text size="small">{words.waiting}.</Text> : null;
}
