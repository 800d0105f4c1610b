import { Outlet } from 'react-router';
import type { Route } from './+types/signed-in.layout.ts';
import { requireSignIn } from './guards.ts';

/** Everything below it needs a signed-in person; asked once, here. */
export const middleware: Route.MiddlewareFunction[] = [requireSignIn];

/** Without a loader a navigation inside the browser would not reach the middleware. */
export const loader = () => null;

export default function SignedIn() {
  return <Outlet />;
}
