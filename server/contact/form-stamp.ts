import { createHmac, timingSafeEqual } from 'node:crypto';

/** We put this in the form to know which form a message came from and how long it was open. */
export interface FormStamp {
  formId: string;
  issuedAt: Date;
}

/** Derives a separate key from every other use of the secret. */
const sign = (secret: string, words: string) =>
  createHmac('sha256', `contact form ${secret}`).update(words).digest('base64url');

export function issueStamp(secret: string, { formId, issuedAt }: FormStamp): string {
  const words = `${formId}.${issuedAt.getTime()}`;
  return `${words}.${sign(secret, words)}`;
}

/** Null if it's missing, forged or from the future. */
export function readStamp(secret: string, stamp: string, now: Date): FormStamp | null {
  const [formId, time, signature] = stamp.split('.');
  if (!formId || !time || !signature) return null;
  const expected = Buffer.from(sign(secret, `${formId}.${time}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const issuedAt = new Date(Number(time));
  return issuedAt > now ? null : { formId, issuedAt };
}
