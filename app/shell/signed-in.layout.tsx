import { Outlet } from 'react-router';
import type { Route } from './+types/signed-in.layout.ts';
import { requireSignIn } from './guards.ts';

/** Everything below this needs a signed-in user; checked once, here. */
export const middleware: Route.MiddlewareFunction[] = [requireSignIn];

/** Without a loader, client-side navigation wouldn't reach the middleware. */
export const loader = () => null;

export default function SignedIn() {
  return <Outlet />;
}
