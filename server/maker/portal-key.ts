import { createHmac, timingSafeEqual } from 'node:crypto';
import { isPortalOpen, type PortalKey, portalKeyText, portalLinkEnds, readPortalKey } from '#core/maker/index.ts';
import type { Ctx } from '../context.ts';
import type { MakerRow } from './store.ts';

export type PortalOwner = Pick<MakerRow, 'id' | 'name' | 'email' | 'linkVersion'>;

/** With the name and the address it was mailed to, so the link ends when either changes, or when we withdraw it. */
const signatureOf = (secret: string, { id, name, email, linkVersion }: PortalOwner, until: number): string =>
  createHmac('sha256', `page of a maker ${secret}`)
    .update(JSON.stringify([id, name, email, until, ...(linkVersion === 1 ? [] : [linkVersion])]))
    .digest('base64url');

export const portalPath = (makerId: string): string => `/maker/portal/${makerId}`;

/** The signed link to a maker's own page, from now on. */
export function linkToPortal({ secret, clock }: Pick<Ctx, 'secret' | 'clock'>, maker: PortalOwner): string {
  const until = portalLinkEnds(clock.now());
  return `${portalPath(maker.id)}?key=${portalKeyText({ until, signature: signatureOf(secret, maker, until) })}`;
}

const isSigned = (secret: string, maker: PortalOwner, { until, signature }: PortalKey): boolean => {
  const [ours, theirs] = [Buffer.from(signatureOf(secret, maker, until)), Buffer.from(signature)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
};

export function opensPortal(
  { secret, clock }: Pick<Ctx, 'secret' | 'clock'>,
  maker: PortalOwner,
  key: string,
): boolean {
  const read = readPortalKey(key);
  return read !== null && maker.email !== null && isSigned(secret, maker, read) && isPortalOpen(read, clock.now());
}
