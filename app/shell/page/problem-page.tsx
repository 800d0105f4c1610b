import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { buttonClass } from '#app/ui/action/button-class.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Row } from '#app/ui/layout/layout.tsx';
import { tooManyMessage } from '../acts/answer-or-refuse.ts';
import { PageHead } from './page-head.tsx';

const words = {
  missing: {
    title: 'We can’t find that page',
    lead: 'The link may be old, or the page has moved. Everything else is where it was.',
  },
  unreadable: {
    title: 'We couldn’t read that',
    lead: 'Something in what was sent is missing or unreadable. Please open the page again and try once more.',
  },
  failed: {
    title: 'Something went wrong on our side',
    lead: 'Nothing you saved is lost. Please try again in a moment.',
  },
};

/** What a visitor sees when a page could not be made: a true sentence and a way on, never our inside. */
export function ProblemPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const missing = status === 404;
  const wait = tooManyMessage(error);
  const { title, lead } = wordsFor(status, wait);
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Without a network the page's data did not come. Asked for as a whole, the service worker has it, or says so.
    if (!navigator.onLine && navigator.serviceWorker?.controller) window.location.reload();
  }, []);
  return (
    <main id="content">
      <PageHead title={title} lead={lead}>
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

function wordsFor(status: number, wait: string | null): { title: string; lead: string } {
  if (wait) return { title: 'Please wait a little', lead: wait };
  if (status === 404) return words.missing;
  return status < 500 ? words.unreadable : words.failed;
}
