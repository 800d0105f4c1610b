import { Outlet } from 'react-router';
import { requireDemo } from '#app/shell/guards.ts';
import type { Route } from './+types/demo.layout.ts';

/** Pages that exist only in the demo. */
export const middleware: Route.MiddlewareFunction[] = [requireDemo];

export const loader = () => null;

export default function DemoOnly() {
  return <Outlet />;
}
