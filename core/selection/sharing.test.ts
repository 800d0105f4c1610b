import { describe, expect, it } from 'vitest';
import {
  mayShare,
  revokeShare,
  type Share,
  sharedRobots,
  sharedSelection,
  shareTokenBytes,
  shareTokenSchema,
} from './index.ts';
import { selectionOf } from './selection.test-data.ts';

const token = Buffer.alloc(shareTokenBytes, 7).toString('base64url');
const share: Share = { token, selectionId: 'selection', sharedAt: new Date('2024-05-02'), revokedAt: null };
const revoked = revokeShare(share, new Date('2024-05-03'));

describe('sharing a selection', () => {
  it('shows furniture and a first name, and nothing else of the person', () => {
    const shared = sharedSelection(share, selectionOf({ chosen: [{ id: 'sofa', selectionId: 'selection' }] }), 'June');
    expect(shared).toEqual({
      firstName: 'June',
      boards: [
        {
          name: 'Sage and saddle',
          furniture: [
            { recordId: 'sofa', quantity: 1 },
            { recordId: 'chair', quantity: 2 },
          ],
        },
        {
          name: 'Oat',
          furniture: [
            { recordId: 'settee', quantity: 1 },
            { recordId: 'chair', quantity: 2 },
          ],
        },
      ],
    });
    expect(sharedRobots).toContain('noindex');
  });

  it('ends when the owner revokes it, and can be shared again', () => {
    expect(sharedSelection(revoked, selectionOf(), 'June')).toBeNull();
    expect(revokeShare(revoked, new Date('2025-01-01'))).toBe(revoked);
    expect(mayShare(selectionOf(), [])).toEqual({ ok: true });
    expect(mayShare(selectionOf(), [revoked])).toEqual({ ok: true });
    expect(mayShare(selectionOf(), [revoked, share])).toEqual({ ok: false, reason: 'already-shared', share });
  });

  it('is for published boards only, and for no others than its own', () => {
    expect(mayShare(selectionOf({ state: 'draft' }), [])).toEqual({ ok: false, reason: 'not-published' });
    expect(sharedSelection(share, selectionOf({ state: 'draft' }), 'June')).toBeNull();
    expect(sharedSelection(share, selectionOf({ id: 'other' }), 'June')).toBeNull();
    expect(sharedSelection(share, selectionOf({ state: 'superseded' }), 'June')).not.toBeNull();
  });

  it('has a token that can’t be guessed', () => {
    expect(shareTokenSchema.safeParse(token).success).toBe(true);
    expect(shareTokenBytes * 8).toBeGreaterThanOrEqual(128);
    for (const bad of ['', 'short', `${token}x`, `${token.slice(1)}/`]) {
      expect(shareTokenSchema.safeParse(bad).success).toBe(false);
    }
  });
});
