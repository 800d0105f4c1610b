import type { ReactNode } from 'react';
import { type LinksFunction, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { productName } from '#core/settings/index.ts';
import { text } from '#core/texts/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { startUp } from '#server/pages/start-up.ts';
import type { Route } from './+types/root.ts';
import { Document } from './shell/document.tsx';
import { Frame } from './shell/frame.tsx';
import { refuseOddIds } from './shell/guards.ts';
import { NoticesProvider } from './shell/notices.tsx';
import { ProblemPage } from './shell/page/problem-page.tsx';
import './ui/styles.css';

export const middleware = [refuseOddIds];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, config, log, origin } = servicesOf(context);
  const { session, company } = await startUp(ctx, config, log);
  const complaint = session.surveysFailed ? text('surveys.retrieveFailed') : null;
  return { session, complaint, company: { ...company, origin } };
}

/** Root data depends on who is signed in, not on the URL, so a quiz step or a modal must not reload it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (!formMethod && currentUrl.search !== nextUrl.search && currentUrl.pathname === nextUrl.pathname) return false;
  return defaultShouldRevalidate;
}

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const meta: Route.MetaFunction = () => [{ title: productName }];

/** Separate from Root so that the document survives a failed page and only its content changes. */
export function Layout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <NoticesProvider firstComplaint={loaderData.complaint}>
      <Frame>
        <Outlet />
      </Frame>
    </NoticesProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProblemPage error={error} />;
}
