import { type Capability, can, type Role } from '#core/account/index.ts';
import type { StudioCounts } from '#server/pages/studio-today/studio-counts.ts';

export interface Room {
  label: string;
  href: string;
  /** Who may come in. */
  needs: Capability;
  /** Path prefixes that belong to this entry; by default everything below its own path. */
  things?: readonly string[];
  /** Which count is shown next to it. */
  counts?: keyof StudioCounts;
}

/** What staff open all day. */
export const dailyRooms: readonly Room[] = [
  { label: 'Today', href: '/studio', needs: 'studio.enter', things: [], counts: 'mine' },
  { label: 'Queue', href: '/studio/queue', needs: 'queue.view', things: ['/studio/projects/'], counts: 'queue' },
  { label: 'Orders', href: '/studio/orders', needs: 'order.view-any' },
  { label: 'Customers', href: '/studio/customers', needs: 'customer.view' },
  { label: 'Exceptions', href: '/studio/exceptions', needs: 'exception.view', counts: 'exceptions' },
  { label: 'Visits', href: '/studio/visits', needs: 'visit.view-any', counts: 'visits' },
  { label: 'Inbox', href: '/studio/contact', needs: 'contact.read', counts: 'inbox' },
];

/** One press further away, by what they're about. */
export const roomGroups: readonly { title: string; rooms: readonly Room[] }[] = [
  {
    title: 'Service',
    rooms: [
      { label: 'Refunds', href: '/studio/refunds', needs: 'order.refund' },
      { label: 'Guarantee', href: '/studio/guarantee', needs: 'fee.view-any', counts: 'refunds' },
      { label: 'Reviews', href: '/studio/reviews', needs: 'review.view-any', counts: 'reviews' },
      { label: 'Swatches', href: '/studio/swatches', needs: 'swatch.view-any', counts: 'swatches' },
      {
        label: 'Coupons',
        href: '/studio/coupons',
        needs: 'coupon.view',
        things: ['/studio/coupons/', '/studio/promotions/'],
      },
    ],
  },
  {
    title: 'Furniture',
    rooms: [
      { label: 'Catalog', href: '/studio/catalog', needs: 'catalog.view-internal' },
      { label: 'Makers', href: '/studio/makers', needs: 'maker.view' },
      { label: 'Deliveries', href: '/studio/deliveries', needs: 'delivery.view-any' },
      { label: 'Purchase orders', href: '/studio/purchase-orders', needs: 'purchase-order.view' },
    ],
  },
  {
    title: 'The shop',
    rooms: [
      { label: 'Figures', href: '/studio/figures', needs: 'figures.view' },
      { label: 'Workload', href: '/studio/workload', needs: 'workload.view' },
      { label: 'Settings', href: '/studio/settings', needs: 'settings.view' },
      { label: 'People', href: '/studio/people', needs: 'people.view' },
      { label: 'Programs', href: '/studio/programs', needs: 'payload.send' },
      { label: 'Keys', href: '/studio/keys', needs: 'api-key.view' },
      { label: 'Webhooks', href: '/studio/webhooks', needs: 'webhook.view' },
      { label: 'Audit', href: '/studio/audit', needs: 'audit.view' },
    ],
  },
];

/** Pages inside a room that fewer people may open. */
const inner: readonly Pick<Room, 'href' | 'needs'>[] = [
  { href: '/studio/catalog/import', needs: 'catalog.import' },
  { href: '/studio/catalog/export', needs: 'catalog.export' },
  { href: '/studio/catalog/pictures', needs: 'catalog.edit' },
  { href: '/studio/catalog/change', needs: 'catalog.edit' },
  { href: '/studio/catalog/new', needs: 'catalog.add' },
  { href: '/studio/swatches/export', needs: 'swatch.export' },
  { href: '/studio/figures/export', needs: 'figures.export' },
];

export const isIn = ({ href, things = [`${href}/`] }: Room, pathname: string) =>
  pathname === href || things.some((path) => pathname.startsWith(path));

/** Whether a role may open a page of the studio. The page's own loaders and acts ask again. */
export function mayOpen(role: Role, pathname: string): boolean {
  const closer = inner.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  const room = [...dailyRooms, ...roomGroups.flatMap(({ rooms }) => rooms)].find((one) => isIn(one, pathname));
  return can(role, closer?.needs ?? room?.needs ?? 'studio.enter');
}
