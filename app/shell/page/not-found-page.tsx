import { MissingPiece } from '#app/parts/reading/missing-piece.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { PageHead } from './page-head.tsx';

export function NotFoundPage() {
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
