import { createHash } from 'node:crypto';

/** A key is drawn from so much chance that a plain hash cannot be searched backwards. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');
