import { can, type Role } from '../account/index.ts';
import { isPrivate } from './public-id.ts';

export interface Viewer {
  readonly role: Role;
  readonly accountId: string | null;
  /** From the signed cookie. */
  readonly visitorId: string | null;
}

/** Exactly one of the two is set while an upload exists: it's the visitor's until an account claims it. */
export interface UploadOwner {
  readonly accountId: string | null;
  readonly visitorId: string | null;
}

/** The shop's own pictures are public; a person's are visible to them and the specialists. */
export function mayView(publicId: string, owner: UploadOwner | null, viewer: Viewer): boolean {
  if (!isPrivate(publicId)) return true;
  if (owner === null) return false;
  if (can(viewer.role, 'media.view-any')) return true;
  if (owner.accountId !== null) return owner.accountId === viewer.accountId;
  return owner.visitorId !== null && owner.visitorId === viewer.visitorId;
}

/** The Cache-Control header. The shop's pictures never change under the same public id. */
export function cacheRule(publicId: string): string {
  return isPrivate(publicId) ? 'private, max-age=3600' : 'public, max-age=31536000, immutable';
}
