import { ContentsPage } from '#app/parts/reading/contents-page.tsx';
import { LegalText } from '#app/parts/reading/legal-text.tsx';
import { Sources } from '#app/parts/reading/sources.tsx';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { Text } from '#app/ui/type/text.tsx';
import { privacyInForce, privacyInShort, privacySections } from '#content/legal/privacy.ts';
import { waysToReach } from '#server/contact/ways-to-reach.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/privacy.route.ts';
import styles from './privacy.module.css';

const lead = 'What we keep about you, why, for how long, and how to have it deleted.';

export const meta = () => pageTitle('Privacy policy', lead);

export function loader({ request, context }: Route.LoaderArgs) {
  return { company: waysToReach(servicesOf(context).config), signalSent: request.headers.get('sec-gpc') === '1' };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const sections = privacySections(loaderData.company);
  return (
    <>
      <PageHead title="Privacy policy" lead={lead}>
        <Text size="small" tone="soft">
          {privacyInForce}
        </Text>
      </PageHead>
      <ContentsPage entries={sections}>
        <ul className={styles.short} aria-label="In short">
          {privacyInShort.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className={styles.signal} role="note">
          {loaderData.signalSent
            ? 'Your browser sends the Global Privacy Control. We received it, and honor it.'
            : 'Your browser doesn’t send the Global Privacy Control. If you turn it on, we’ll honor it.'}
        </p>
        <LegalText sections={sections} />
        <Sources ids={['privacyControl']} line />
      </ContentsPage>
    </>
  );
}
