import { Text } from '#app/ui/type/text.tsx';
import type { StudioVisit } from '#server/visit/search-visits.ts';
import styles from './visit.module.css';
import { visitsWords as words } from './words.ts';

/** Where to go, whom to call and how to get in, for the visitor. */
export function VisitPlace({ visit: { street, zip, phone, note } }: { visit: StudioVisit }) {
  return (
    <span className={styles.place}>
      <span>{words.in(street, zip)}</span>
      {street === '' && (
        <Text as="span" size="caption" tone="tight">
          {words.noStreet}
        </Text>
      )}
      {phone !== '' && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={words.call(phone)}>
          {phone}
        </a>
      )}
      {note !== '' && (
        <Text as="span" size="caption" tone="soft">
          {note}
        </Text>
      )}
    </span>
  );
}
