import { TextLink } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { accountWords as words } from './words.ts';

/** What is accepted by going on. */
export function Consent() {
  return (
    <Text size="small" tone="soft">
      {words.consent}{' '}
      <TextLink inline href="/terms-conditions">
        {words.terms}
      </TextLink>{' '}
      {words.and}{' '}
      <TextLink inline href="/privacy">
        {words.privacy}
      </TextLink>
      .
    </Text>
  );
}
