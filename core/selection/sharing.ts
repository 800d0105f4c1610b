import { z } from 'zod';
import type { BoardPiece } from './board.ts';
import type { Selection } from './selection.ts';

/** 24 random bytes, 32 characters in a URL: impossible to guess. */
export const shareTokenBytes = 24;
export const shareTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{32}$/);

/** Anyone with the link may look; search engines may not. */
export const sharedRobots = 'noindex, nofollow';

export interface Share {
  readonly token: string;
  readonly selectionId: string;
  readonly sharedAt: Date;
  readonly revokedAt: Date | null;
}

export type ShareRefusal = 'not-published' | 'already-shared';

/** A published pair can be shared; sharing again gives the same link until the owner revokes it. */
export function mayShare(
  selection: Pick<Selection, 'state'>,
  shares: readonly Share[],
): { ok: true } | { ok: false; reason: ShareRefusal; share?: Share } {
  if (selection.state === 'draft') return { ok: false, reason: 'not-published' };
  const share = shares.find(({ revokedAt }) => revokedAt === null);
  return share ? { ok: false, reason: 'already-shared', share } : { ok: true };
}

export function revokeShare(share: Share, now: Date): Share {
  return share.revokedAt === null ? { ...share, revokedAt: now } : share;
}

export interface SharedSelection {
  readonly firstName: string;
  readonly boards: readonly {
    readonly name: string;
    readonly furniture: readonly Pick<BoardPiece, 'recordId' | 'quantity' | 'foot'>[];
  }[];
}

/**
 * What a stranger with the link sees: furniture and a first name. Notes stay private, because the specialist writes
 * them to the customer, and so do choices. Null for a revoked link.
 */
export function sharedSelection(
  share: Share,
  selection: Pick<Selection, 'id' | 'state' | 'boards'>,
  firstName: string,
): SharedSelection | null {
  if (share.revokedAt !== null || share.selectionId !== selection.id || selection.state === 'draft') return null;
  return {
    firstName,
    boards: selection.boards.map(({ name, furniture }) => ({
      name,
      furniture: furniture.map(({ recordId, quantity, foot }) => ({ recordId, quantity, ...(foot && { foot }) })),
    })),
  };
}
