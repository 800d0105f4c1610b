import { TextLink } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { staffCarriageWords } from '#core/order/index.ts';
import type { StudioLine } from '#server/order/records/get-studio-order.ts';
import { carriageText as words } from './carriage-text.ts';

/** How a piece comes or goes back, as staff see it: by appointment, or with our label. */
export function CarriageWords({ line }: { line: StudioLine }) {
  const { id, orderId, name, vendor, goesBack, returnTerms } = line;
  return (
    <>
      {goesBack && (
        <Text size="small">
          {goesBack.number}. {staffCarriageWords[goesBack.by]}.{' '}
          {goesBack.by === 'parcel' && (
            <TextLink href={`/orders/${orderId}/return/${id}/label.pdf`} soft inline download>
              {words.label}
              <VisuallyHidden>{words.labelFor(name)}</VisuallyHidden>
            </TextLink>
          )}
        </Text>
      )}
      <AppointmentWords line={line} />
      {goesBack && returnTerms && <Text size="small">{words.terms(vendor, returnTerms)}</Text>}
    </>
  );
}

function AppointmentWords({ line: { appointment, may } }: { line: StudioLine }) {
  if (appointment) {
    const { errand, missed, day } = appointment;
    return (
      <Text size="small">
        {(missed ? words.missed : words.agreed)[errand](appointment)}.{' '}
        <TextLink href={`/studio/deliveries?day=${day}`} soft inline>
          {words.way}
        </TextLink>
      </Text>
    );
  }
  return may.chooseWindow && <Text size="small">{words.waiting[may.chooseWindow]}.</Text>;
}
