import { ContentsPage } from '#app/parts/reading/contents-page.tsx';
import { LegalText } from '#app/parts/reading/legal-text.tsx';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { useShopFacts } from '#app/shell/shop-facts.ts';
import { Text } from '#app/ui/type/text.tsx';
import { termsInForce, termsSections } from '#content/legal/terms.ts';
import { waysToReach } from '#server/contact/ways-to-reach.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/terms.route.ts';

const lead = 'What you can expect from us, and what we ask of you, in plain English.';

export const meta = () => pageTitle('Terms of service', lead);

export const loader = ({ context }: Route.LoaderArgs) => waysToReach(servicesOf(context).config);

export default function Terms({ loaderData }: Route.ComponentProps) {
  const sections = termsSections(loaderData, useShopFacts().prices);
  return (
    <>
      <PageHead title="Terms of service" lead={lead}>
        <Text size="small" tone="soft">
          {termsInForce}
        </Text>
      </PageHead>
      <ContentsPage entries={sections}>
        <LegalText sections={sections} />
      </ContentsPage>
    </>
  );
}
