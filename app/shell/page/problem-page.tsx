import { use, useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { buttonClass } from '#app/ui/action/button-class.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Row, Wrap } from '#app/ui/layout/layout.tsx';
import { tooManyMessage } from '../acts/answer-or-refuse.ts';
import { RequestIdContext } from '../request-id.ts';
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

/** What a visitor sees when a page fails: an honest sentence and a way forward, never internal details. */
export function ProblemPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const missing = status === 404;
  const wait = tooManyMessage(error);
  const { title, lead } = wordsFor(status, wait);
  const { pathname, search } = useLocation();
  const requestId = use(RequestIdContext);
  useEffect(() => {
    // Offline, the page's data request failed. For a full reload the service worker has a copy or the offline page.
    if (!navigator.onLine && navigator.serviceWorker?.controller) window.location.reload();
  }, []);
  return (
    <main id="content">
      <PageHead title={title} lead={lead}>
        {missing ? (
          <LinkButton href="/">Go to the home page</LinkButton>
        ) : (
          <Row>
            {/* A plain link: it has to work when our scripts or the network didn't. */}
            <a href={pathname + search} className={buttonClass({})}>
              Try again
            </a>
            <LinkButton href="/" kind="ghost">
              Go to the home page
            </LinkButton>
          </Row>
        )}
      </PageHead>
      {status >= 500 && (
        <Wrap>
          {/* Drawn on the server, which alone knows the id. The browser keeps what's there. */}
          <p suppressHydrationWarning>{requestId ? askedFor(requestId) : ''}</p>
        </Wrap>
      )}
    </main>
  );
}

const askedFor = (requestId: string) => `If you write to us about this, please mention ${requestId}.`;

function wordsFor(status: number, wait: string | null): { title: string; lead: string } {
  if (wait) return { title: 'Please wait a little', lead: wait };
  if (status === 404) return words.missing;
  return status < 500 ? words.unreadable : words.failed;
}
