import type { Session } from './session/session.ts';

/** The header and footer links, as the spec lists them. */
export interface MenuLink {
  label: string;
  href: string;
  spare?: boolean;
}

export interface MenuGroup {
  label: string;
  links: readonly MenuLink[];
  /** Left out of a bar that's too narrow for all of them (768 to 899 px). The footer has it too. */
  spare?: boolean;
}

export type MenuEntry = MenuLink | MenuGroup;

export const isGroup = (entry: MenuEntry): entry is MenuGroup => 'links' in entry;

export const getStarted: MenuLink = { label: 'Get started', href: '/quiz?onboarding=true' };

const ourStory: MenuLink = { label: 'Our story', href: '/about' };
const explore: MenuLink = { label: 'Explore', href: '/inspiration-gallery?room=Living+Room' };
const browse: MenuLink = { label: 'Browse', href: '/furniture', spare: true };
export const favorites: MenuLink = { label: 'Favorites', href: '/favorites' };
const support: MenuGroup = {
  label: 'Support',
  links: [
    { label: 'FAQ', href: '/support' },
    { label: 'Contact us', href: '/contact' },
  ],
};
const terms: MenuLink = { label: 'Terms of service', href: '/terms-conditions' };
const privacy: MenuLink = { label: 'Privacy policy', href: '/privacy' };
const resources: MenuGroup = {
  label: 'Resources',
  spare: true,
  links: [
    { label: 'Sustainability', href: '/sustainability' },
    { label: 'Donating & recycling', href: '/resources' },
    { label: 'Glossary', href: '/glossary' },
  ],
};

const projects: MenuLink = { label: 'Projects', href: '/projects' };
const orders: MenuLink = { label: 'Orders', href: '/orders' };
const accountSettings: MenuLink = { label: 'Account settings', href: '/profile' };
const studio: MenuLink = { label: 'Studio', href: '/studio' };

export const signedOutMenu: readonly MenuEntry[] = [browse, ourStory, support, resources, explore];

/** This entry shows the survey count. */
export const hasSurveyBadge = (entry: MenuEntry) => entry === projects;

export const cartHref = (session: Session) =>
  session.firstAvailableSelectionId ? `/checkout/${session.firstAvailableSelectionId}` : projects.href;

export const signedInMenu = (session: Session): readonly MenuEntry[] => [
  browse,
  projects,
  { label: 'Your Cart', href: cartHref(session) },
  orders,
  { ...ourStory, spare: true },
  explore,
  support,
];

/** Behind the initials. Staff find the studio here. */
export const accountMenu = (session: Session): readonly MenuLink[] =>
  session.user?.entersStudio ? [studio, accountSettings] : [accountSettings];

export const myAccount = (session: Session): MenuGroup => ({
  label: 'My Account',
  links: [...accountMenu(session), projects, orders],
});

export const footerGroups: readonly MenuGroup[] = [
  {
    label: 'About us',
    links: [ourStory, { label: 'The team', href: '/about#team' }, { label: 'Brands', href: '/about#brands' }],
  },
  { label: resources.label, links: [...resources.links, browse, favorites, explore] },
  {
    label: support.label,
    links: [
      ...support.links,
      { label: 'Measurements', href: '/measurements' },
      terms,
      privacy,
      { label: 'Accessibility', href: '/accessibility' },
    ],
  },
];

export const slimFooterLinks: readonly MenuLink[] = [...support.links, terms, privacy];
