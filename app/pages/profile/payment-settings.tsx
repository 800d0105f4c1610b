import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { brandName, cardTexts } from '#app/parts/payment/card/card-texts.ts';
import { TextButton, TextLink } from '#app/ui/action/text-link.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { text } from '#core/texts/index.ts';
import type { FeeFacts } from '#server/fee/fee-of-account.ts';
import type { SavedCard } from '#server/gateways/payments/port.ts';
import styles from './payment-settings.module.css';
import { settingsTexts as words } from './settings-texts.ts';

export interface PaymentSettingsLoaded {
  fee: FeeFacts | null;
  cards: readonly SavedCard[];
}

export const paymentSettingsPath = '/profile/payment';

/** On the profile page: what the fee still covers, and the saved cards, each removable. */
export function PaymentSettings() {
  const { load, data } = useFetcher<PaymentSettingsLoaded>();
  useEffect(() => {
    void load(paymentSettingsPath);
  }, [load]);
  return (
    <>
      <div className={styles.part} aria-busy={!data}>
        <Text strong>{words.fee}</Text>
        {data?.fee && (
          <ul className={styles.facts}>
            {[data.fee.words.validity, data.fee.words.rooms, data.fee.words.credit].map((fact) => (
              <li key={fact}>
                <Text as="span">{fact}</Text>
              </li>
            ))}
          </ul>
        )}
        {data && !data.fee && (
          <Text tone="soft">
            {words.noFee}{' '}
            <TextLink href="/quiz" inline>
              {words.quiz}
            </TextLink>
          </Text>
        )}
      </div>
      <div className={styles.part} aria-busy={!data}>
        <Text strong>{words.cards}</Text>
        {data?.cards.length === 0 && <Text tone="soft">{words.noCards}</Text>}
        {data && data.cards.length > 0 && (
          <ul className={styles.cards}>
            {data.cards.map((card) => (
              <KeptCard key={card.id} card={card} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function KeptCard({ card }: { card: SavedCard }) {
  const { Form, data, state } = useFetcher<{ ok: boolean }>();
  const name = cardTexts.savedCard(brandName(card.brand), card.last4);
  return (
    <li className={styles.card}>
      <div>
        <Text>{name}</Text>
        <Text size="small" tone="soft">
          {cardTexts.savedExpiry(card.expiryMonth, card.expiryYear)}
        </Text>
      </div>
      <Form method="post" action={paymentSettingsPath}>
        <input type="hidden" name="cardId" value={card.id} />
        <TextButton type="submit" disabled={state !== 'idle'} aria-label={words.removeCard(name)}>
          {state === 'idle' ? words.remove : words.removing}
        </TextButton>
      </Form>
      {data && !data.ok && <ErrorSummary heading={text('form.problem')} message={words.removeFailed} />}
    </li>
  );
}
