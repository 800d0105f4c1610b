import { signJWT, verifyJWT } from 'better-auth/crypto';
import { z } from 'zod';
import { type BasicRegistration, basicRegistrationSchema } from '#core/account/index.ts';

const purpose = 'complete-registration';
const week = 7 * 24 * 60 * 60;

const payload = basicRegistrationSchema.extend({ purpose: z.literal(purpose) });

/** What a mailed link carries: who began to register. No account exists until the password is chosen. */
export const issueRegistrationToken = (secret: string, given: BasicRegistration): Promise<string> =>
  signJWT({ ...given, purpose }, secret, week);

/** Null for a link that is forged, meant for something else, or too old. */
export async function readRegistrationToken(secret: string, token: string): Promise<BasicRegistration | null> {
  const read = payload.safeParse(await verifyJWT(token, secret).catch(() => null));
  return read.success ? { firstName: read.data.firstName, email: read.data.email } : null;
}
