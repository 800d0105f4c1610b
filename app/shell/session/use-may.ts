import { useRouteLoaderData } from 'react-router';
import { type Capability, can } from '#core/account/index.ts';
import type { Session } from './session.ts';

/**
 * Whether the user's role has a capability, so that no one is shown a form that would be refused. The act itself decides;
 * where the page doesn't know the user, everything is shown.
 */
export function useMay(): (capability: Capability) => boolean {
  const root = useRouteLoaderData('root') as { session: Session } | undefined;
  const user = root?.session.user;
  return (capability) => (user ? can(user.role, capability) : root === undefined);
}
