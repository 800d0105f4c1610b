import { useLocation } from 'react-router';
import { buttonClass } from '#app/ui/action/button-class.ts';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import styles from './studio.module.css';

/** What a room says that could not be fetched: what was asked for stands in its address, so asking again loses nothing. */
export function RoomProblem() {
  const { pathname, search } = useLocation();
  return (
    <Wrap className={styles.problem}>
      <div role="alert">
        <EmptyState
          headingLevel="h1"
          title="This could not be fetched"
          actions={
            // An ordinary link: it must work when our scripts, or the network, did not.
            <a href={pathname + search} className={buttonClass({})}>
              Try again
            </a>
          }
        >
          Something failed on our side or on the way here. Nothing you saved is lost, and your search and filters are
          kept. The other rooms are still open.
        </EmptyState>
      </div>
    </Wrap>
  );
}
