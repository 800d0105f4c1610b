import { MissingPiece } from '#app/parts/reading/missing-piece.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { PageHead } from './page-head.tsx';

const words = {
  title: 'We can’t find that page',
  lead: 'The link may be old, or the page has moved. Everything else is where it was.',
};

/** `said`: what a page has to say itself about links to it that don't work. */
export function NotFoundPage({ said = words }: { said?: { title: string; lead: string } }) {
  return (
    <>
      <PageHead title={said.title} lead={said.lead}>
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
