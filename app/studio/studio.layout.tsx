import type { ReactNode } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation, useRouteLoaderData } from 'react-router';
import { requireStaff, roomDoor } from '#app/shell/guards.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { buttonClass } from '#app/ui/action/button-class.ts';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { servicesOf } from '#server/http/router-context.ts';
import { studioCounts } from '#server/pages/studio-today/studio-counts.ts';
import type { Route } from './+types/studio.layout.ts';
import { mayOpen } from './rooms.ts';
import styles from './studio.module.css';
import { StudioBar } from './studio-bar.tsx';

/** The back office. Access is checked here for every page below: who is on the team, and whose rooms they are. */
export const middleware: Route.MiddlewareFunction[] = [requireStaff, roomDoor(mayOpen)];

export const loader = async ({ context }: Route.LoaderArgs) => ({
  counts: await studioCounts(servicesOf(context).ctx),
});

/** The counts follow every step through the studio and all news, but not each press on the desk. */
export const shouldRevalidate = ({ formMethod, nextUrl }: ShouldRevalidateFunctionArgs) =>
  formMethod !== 'POST' || !nextUrl.pathname.startsWith('/studio/projects/');

export const handle = { header: 'none', footer: 'none' } satisfies RouteHandle;

export default function Studio() {
  return (
    <StudioFrame>
      <Outlet />
    </StudioFrame>
  );
}

/** If a page fails, the navigation still works. */
export function ErrorBoundary() {
  return (
    <StudioFrame>
      <RoomProblem />
    </StudioFrame>
  );
}

function StudioFrame({ children }: { children: ReactNode }) {
  // Missing if the layout itself couldn't load.
  const loaded = useRouteLoaderData<typeof loader>('studio/studio.layout');
  return (
    <div data-density="studio" className={styles.studio}>
      <StudioBar counts={loaded?.counts ?? null} />
      {children}
    </div>
  );
}

/** Shown when a page couldn't load. The search and filters are in the URL, so retrying loses nothing. */
function RoomProblem() {
  const { pathname, search } = useLocation();
  return (
    <Wrap className={styles.problem}>
      <div role="alert">
        <EmptyState
          headingLevel="h1"
          title="We couldn’t load this"
          actions={
            // A plain link: it has to work when our scripts or the network didn't.
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
