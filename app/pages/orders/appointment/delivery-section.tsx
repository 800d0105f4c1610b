import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { OfferedDay } from '#core/order/index.ts';
import { formatList } from '#core/texts/index.ts';
import type { AppointmentView, LineView } from '#server/order/records/order-view.ts';
import styles from '../order.module.css';
import { ChangeWindow, WindowForm } from './window-form.tsx';
import { appointmentWords as words } from './words.ts';

interface DeliverySectionProps {
  lines: readonly LineView[];
  /** What can be chosen. */
  days: readonly OfferedDay[];
}

/** When white-glove pieces come: what's agreed, and what is still to choose. */
export function DeliverySection({ lines, days }: DeliverySectionProps) {
  const waiting = lines.filter(({ appointment, may }) => may.chooseWindow && appointment === null);
  const agreed = togetherByWindow(lines);
  if (waiting.length === 0 && agreed.length === 0) return null;
  return (
    <section className={styles.delivery} id="delivery" aria-labelledby="delivery-title">
      <Title as="h2" size="heading" id="delivery-title">
        {words.title}
      </Title>
      <Text>{words.lead}</Text>
      {agreed.map((group) => (
        <Agreed key={group.lines[0]?.id} {...group} days={days} />
      ))}
      {waiting.length > 0 && (
        <>
          {agreed.length > 0 && <Text>{words.waiting(namesOf(waiting))}</Text>}
          <WindowForm key={waiting.map(({ id }) => id).join()} lines={waiting} days={days} />
        </>
      )}
    </section>
  );
}

interface AgreedGroup {
  window: AppointmentView;
  lines: LineView[];
}

function togetherByWindow(lines: readonly LineView[]): AgreedGroup[] {
  const groups = new Map<string, AgreedGroup>();
  for (const line of lines) {
    const { appointment: window } = line;
    if (!window) continue;
    const key = `${window.day} ${window.part}`;
    const group = groups.get(key);
    if (group) group.lines.push(line);
    else groups.set(key, { window, lines: [line] });
  }
  return [...groups.values()];
}

const namesOf = (lines: readonly LineView[]) => formatList(lines.map(({ name }) => name));

function Agreed({ window, lines, days }: AgreedGroup & { days: readonly OfferedDay[] }) {
  const mayChange = lines.every(({ may }) => may.chooseWindow);
  return (
    <div className={styles.panel}>
      <Text strong role="status">
        {window.missed ? words.missed(window) : words.agreed(window)}
      </Text>
      <Text size="small">{words.for(namesOf(lines))}</Text>
      {window.reason && <Text size="small">{window.reason}</Text>}
      {!window.missed && (
        <Text size="small" tone="soft">
          {mayChange ? words.until(window.changeUntil) : words.fixed}
        </Text>
      )}
      {mayChange && <ChangeWindow lines={lines} days={days} />}
    </div>
  );
}
