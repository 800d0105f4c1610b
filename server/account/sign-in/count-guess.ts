import type { Ctx } from '../../context.ts';
import { countedTry, type Tried, type TryNeeds } from '../../limits/take-try.ts';
import { noteFailedSignIn } from '../activity/note-failed-sign-in.ts';
import type { RecordNeeds } from '../activity/record-account-act.ts';
import type { Auth } from '../auth.ts';
import { signedCookie } from '../session-cookie.ts';
import { knownDevice } from './known-device.ts';

export type GuessNeeds = TryNeeds & Pick<Ctx, 'secret'>;

interface Guess<Answer> {
  attempt: () => Promise<Answer>;
  isRight: (answer: Answer) => boolean;
}

/**
 * Counts a password guess, even if the account doesn't exist. On the owner's known devices, strangers' guesses don't
 * count against them. Elsewhere the answer also tells who has an account, so it shares that limit.
 */
export function countPasswordGuess<Answer>(
  ctx: GuessNeeds,
  given: { email: string; accountId: string | null; headers: Headers },
  guess: Guess<Answer>,
): Promise<Tried<Answer>> {
  const { email: account, accountId, headers } = given;
  const device = accountId && knownDevice({ secret: ctx.secret, headers, accountId });
  if (device) return countedTry(ctx, 'signInOnKnownDevice', { account, device }, guess);
  return countEmailGuess(ctx, () => countedTry(ctx, 'signIn', { account }, guess), guess.isRight);
}

/**
 * Counts what could tell a stranger who has an account, together with asking for it outright. Counts before we look, so
 * that being refused tells nothing either. Free if it's right, or refused for another reason.
 */
export async function countEmailGuess<Answer>(
  ctx: TryNeeds,
  attempt: () => Promise<Tried<Answer>>,
  isRight: (answer: Answer) => boolean,
): Promise<Tried<Answer>> {
  const tellsNothing = (tried: Tried<Answer>) => !tried.ok || isRight(tried.answer);
  const counted = await countedTry(ctx, 'checkEmail', {}, { attempt, isRight: tellsNothing });
  return counted.ok ? counted.answer : counted;
}

/** Counts a guess at the second-factor code, which follows a correct password, so a wrong code is logged as well. */
export async function countCodeGuess<Answer>(
  ctx: RecordNeeds,
  auth: Auth,
  headers: Headers,
  guess: Guess<Answer>,
): Promise<Tried<Answer>> {
  const account = ctx.actor.kind === 'account' ? ctx.actor.id : await accountOfChallenge(auth, headers);
  const device = account && knownDevice({ secret: ctx.secret, headers, accountId: account });
  const tried = await (account && device
    ? countedTry(ctx, 'secondFactorOnKnownDevice', { account, device }, guess)
    : countedTry(ctx, 'secondFactor', account ? { account } : {}, guess));
  if (account && tried.ok && !guess.isRight(tried.answer)) {
    await noteFailedSignIn(ctx, { accountId: account, headers, way: 'second factor' });
  }
  return tried;
}

/** Reads who just entered a correct password from the library's challenge cookie. */
async function accountOfChallenge(auth: Auth, headers: Headers): Promise<string | null> {
  const { createAuthCookie, internalAdapter, secret } = await auth.$context;
  const { name } = createAuthCookie('two_factor');
  const challenge = signedCookie(headers.get('cookie') ?? '', name, secret);
  const kept = challenge ? await internalAdapter.findVerificationValue(challenge) : null;
  return kept?.value ?? null;
}
