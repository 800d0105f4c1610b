import { createHash } from 'node:crypto';

/** Keys have enough entropy that a plain hash can't be brute-forced. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');
