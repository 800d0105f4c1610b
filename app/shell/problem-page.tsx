import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { buttonClass } from '#app/ui/action/button-class.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Row } from '#app/ui/layout/layout.tsx';
import { tooManyMessage } from './answer-or-refuse.ts';
import { PageHead } from './page-head.tsx';

/** What a visitor sees when a page could not be made: a true sentence and a way on, never our inside. */
export function ProblemPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const wait = tooManyMessage(error);
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Without a network the page's data did not come. Asked for as a whole, the service worker has it, or says so.
    if (!navigator.onLine && navigator.serviceWorker?.controller) window.location.reload();
  }, []);
  return (
    <main id="content">
      <PageHead title={titleOf({ missing, wait })} lead={wait ?? leadOf({ missing })}>
        {missing ? (
          <LinkButton href="/">Go to the home page</LinkButton>
        ) : (
          <Row>
            {/* An ordinary link: it must work when our scripts, or the network, did not. */}
            <a href={pathname + search} className={buttonClass({})}>
              Try again
            </a>
            <LinkButton href="/" kind="ghost">
              Go to the home page
            </LinkButton>
          </Row>
        )}
      </PageHead>
    </main>
  );
}

function titleOf({ missing, wait }: { missing: boolean; wait: string | null }): string {
  if (wait) return 'Please wait a little';
  return missing ? 'We can’t find that page' : 'Something went wrong on our side';
}

const leadOf = ({ missing }: { missing: boolean }) =>
  missing
    ? 'The link may be old, or the page has moved. Everything else is where it was.'
    : 'Nothing you saved is lost. Please try again in a moment.';
