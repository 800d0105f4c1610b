import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { requireStaff } from '#app/shell/guards.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import type { Route } from './+types/studio.layout.ts';
import { RoomProblem } from './room-problem.tsx';
import styles from './studio.module.css';
import { StudioBar } from './studio-bar.tsx';

/** The back office. Access is checked once, here, for every room below. */
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const loader = () => null;

export const handle = { header: 'none', footer: 'none' } satisfies RouteHandle;

export default function Studio() {
  return (
    <StudioFrame>
      <Outlet />
    </StudioFrame>
  );
}

/** A room that cannot be shown leaves the way to the others open. */
export function ErrorBoundary() {
  return (
    <StudioFrame>
      <RoomProblem />
    </StudioFrame>
  );
}

function StudioFrame({ children }: { children: ReactNode }) {
  return (
    <div data-density="studio" className={styles.studio}>
      <StudioBar />
      {children}
    </div>
  );
}
