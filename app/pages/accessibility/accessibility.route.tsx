import { ContentsPage } from '#app/parts/reading/contents-page.tsx';
import { LegalText } from '#app/parts/reading/legal-text.tsx';
import { Sources } from '#app/parts/reading/sources.tsx';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { accessibilitySections } from '#content/legal/accessibility.ts';
import { waysToReach } from '#server/contact/ways-to-reach.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/accessibility.route.ts';

const lead = 'How we build these pages so everyone can use them, and how to tell us when we fall short.';

export const meta = () => pageTitle('Accessibility', lead);

export const loader = ({ context }: Route.LoaderArgs) => waysToReach(servicesOf(context).config);

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const sections = accessibilitySections(loaderData);
  return (
    <>
      <PageHead title="Accessibility" lead={lead} />
      <ContentsPage entries={sections}>
        <LegalText sections={sections} />
        <Sources ids={['wcag']} line />
      </ContentsPage>
    </>
  );
}
