import { redirect } from 'react-router';
import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';
import { servicesOf } from '#server/http/router-context.ts';

import type { Route } from './+types/registration.route.ts';

export const meta = () => pageTitle('Create your account');

/** Who has an account already goes straight to the quiz. */
export function loader({ context }: Route.LoaderArgs) {
  return servicesOf(context).ctx.actor.kind === 'account' ? redirect('/quiz') : null;
}

export default function Registration() {
  return <PageHead title="Create your account" lead="To get this started, let’s create an account." />;
}
