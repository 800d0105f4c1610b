import { Outlet } from 'react-router';
import { requireStaff } from '#app/shell/guards.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import type { Route } from './+types/studio.layout.ts';

/** The back office. Access is checked once, here, for every room below. */
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const loader = () => null;

export const handle = { footer: 'none' } satisfies RouteHandle;

export default function Studio() {
  return (
    <div data-density="studio">
      <Outlet />
    </div>
  );
}
