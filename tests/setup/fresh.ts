import { randomUUID } from 'node:crypto';

/**
 * A word that no earlier run used with the same shop: for names and addresses of new people. It says nothing else, so no
 * outcome may hang on it; what is drawn to be tested comes from the seed.
 */
export const fresh = (word: string): string => `${word}${randomUUID().slice(0, 8)}`;

export const freshEmail = (name: string): string => `${fresh(`${name.toLowerCase()}-`)}@example.com`;
