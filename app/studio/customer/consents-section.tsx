import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { StudioCustomer } from '#server/pages/studio-customer/studio-customer.ts';
import styles from './customer.module.css';
import { customerWords as words } from './words.ts';

/** Everything we keep about what a customer allowed, with the day where we have one. */
export function ConsentsSection({ agreed, consents }: Pick<StudioCustomer, 'agreed' | 'consents'>) {
  const { newsletter, shared, photos } = consents;
  const yesOrNo = (is: boolean) => (is ? words.yes : words.no);
  const rows = [
    [words.terms, agreed.terms ? words.termsAccepted(agreed.terms.version, agreed.terms.at) : words.termsNot],
    [words.newsletter, newsletter ? words.newsletters[newsletter.state](newsletter.at) : words.newsletterNever],
    [words.mailMessages, yesOrNo(agreed.messages)],
    [words.mailReminders, yesOrNo(agreed.reminders)],
    [words.shared, words.manySince(shared.many, shared.lastAt)],
    [words.photos, words.manySince(photos.many, photos.lastAt)],
  ] as const;
  return (
    <ListSection id="consents" title={words.consents} hint={words.consentsHint}>
      <dl className={styles.facts}>
        {rows.map(([name, said]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Text as="span" size="small" tone="soft">
                {said}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
    </ListSection>
  );
}
