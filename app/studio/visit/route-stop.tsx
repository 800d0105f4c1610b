import { CustomerLink } from '#app/parts/customer/customer-link.tsx';
import { Stop, StopActs, StopCall } from '#app/parts/day/stops.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { ExternalIcon } from '#app/ui/icon/acts.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { directionsTo } from '#core/visit/index.ts';
import type { StudioVisit } from '#server/visit/search-visits.ts';
import styles from './day.module.css';
import { visitsWords, routeWords as words } from './words.ts';

/** One stop: where, who, how to get in, and what to press on the way. */
export function RouteStop({ stop }: { stop: StudioVisit }) {
  const { surveyId, street, zip, phone, note, representative, submitted } = stop;
  const person = stop.customer.firstName || stop.customer.email;
  const directions = directionsTo(stop);
  return (
    <Stop>
      <Title as="h2" size="small">
        {visitsWords.in(street, zip)}
      </Title>
      {street === '' && (
        <Text size="small" tone="tight">
          {visitsWords.noStreet}
        </Text>
      )}
      <Text>
        <CustomerLink name={person} page={stop.customer.page} />
        {representative && (
          <Text as="span" tone="soft">
            {' · '}
            {visitsWords.comes(representative)}
          </Text>
        )}
      </Text>
      {note !== '' && (
        <dl className={styles.entry}>
          <dt>{words.entry}</dt>
          <dd>{note}</dd>
        </dl>
      )}
      <StopActs>
        {directions && (
          <TextLink href={directions} target="_blank" rel="noreferrer">
            <span>
              {words.directions}
              <VisuallyHidden>
                {' '}
                {words.to(street)} {words.newTab}
              </VisuallyHidden>
            </span>
            <ExternalIcon small />
          </TextLink>
        )}
        <StopCall phone={phone} />
        {submitted && (
          <>
            <TextLink href={`/studio/projects/${surveyId}/room`}>
              {visitsWords.measure}
              <VisuallyHidden> {words.for(person)}</VisuallyHidden>
            </TextLink>
            <TextLink href={`/studio/projects/${surveyId}`} soft>
              {visitsWords.project}
              <VisuallyHidden> {words.for(person)}</VisuallyHidden>
            </TextLink>
          </>
        )}
      </StopActs>
      {!submitted && (
        <Text size="small" tone="soft">
          {words.unfinished}
        </Text>
      )}
    </Stop>
  );
}
