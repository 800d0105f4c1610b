import { createHash } from 'node:crypto';
import { uploadPreset } from '#core/media/index.ts';

/** An upload's public id, which is also its storage key. */
export const publicIdOf = (id: string): string => `${uploadPreset}/${id}`;

/** The upload that a public id names. */
export const uploadIdOf = (publicId: string): string => publicId.slice(uploadPreset.length + 1);

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
