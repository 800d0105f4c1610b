import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs the link to one purchase order: only its maker got it by mail. */
const keyOf = (secret: string, id: string): string =>
  createHmac('sha256', `purchase order ${secret}`).update(id).digest('base64url');

export const linkTo = ({ secret }: { secret: string }, id: string): string =>
  `/maker/orders/${id}?key=${keyOf(secret, id)}`;

export function isKeyOf({ secret }: { secret: string }, id: string, key: string): boolean {
  const [ours, theirs] = [Buffer.from(keyOf(secret, id)), Buffer.from(key)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
