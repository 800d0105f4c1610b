import { data } from 'react-router';
import { MissingPiece } from '#app/parts/reading/missing-piece.tsx';
import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';

export const meta = () => [...pageTitle('Page not found'), { name: 'robots', content: 'noindex' }];

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  return (
    <>
      <PageHead
        title="We can’t find that page"
        lead="The link may be old, or the page has moved. Everything else is where it was."
      >
        <LinkButton href="/">Go to the home page</LinkButton>
        <TextLink href="/support">Questions, answered</TextLink>
        <TextLink href="/contact">Contact us</TextLink>
      </PageHead>
      <Wrap>
        <MissingPiece />
      </Wrap>
    </>
  );
}
