import { createHash } from 'node:crypto';
import { uploadPreset } from '#core/media/index.ts';

/** The public id of an upload, which is also where its file is kept. */
export const publicIdOf = (id: string): string => `${uploadPreset}/${id}`;

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
