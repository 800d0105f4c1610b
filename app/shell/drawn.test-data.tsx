import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { NoticesProvider } from './notices.tsx';
import type { RouteHandle } from './route-handle.ts';
import type { Session } from './session/session.ts';

export const visitor: Session = {
  user: null,
  surveyCount: 0,
  surveysFailed: false,
  firstAvailableSelectionId: null,
  mode: 'demo',
  social: { instagram: 'https://instagram.example/hearthline', pinterest: 'https://pinterest.example/hearthline' },
  signInWith: ['google', 'facebook'],
  year: 2031,
};

export const customer: Session = {
  ...visitor,
  user: {
    uid: 'account_1',
    email: 'june@example.com',
    firstName: 'June',
    initials: 'JT',
    role: 'customer',
    entersStudio: false,
  },
  surveyCount: 3,
};

interface Around {
  session?: Session;
  path?: string;
  handle?: RouteHandle;
}

/** A part of the page as the server sends it, to this person, at this address. */
export function drawn(element: ReactNode, { session = visitor, path = '/', handle = {} }: Around = {}): string {
  const root = { session, complaint: null };
  const inside = <NoticesProvider firstComplaint={null}>{element}</NoticesProvider>;
  const router = createMemoryRouter([{ id: 'root', path: '*', element: inside, handle, loader: () => root }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root } },
  });
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '');
}

/** The links in a piece of markup, as `label → address`. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', content = '']) => `${content.replace(/<[^>]*>/g, '').trim()} → ${href.replaceAll('&amp;', '&')}`,
  );
