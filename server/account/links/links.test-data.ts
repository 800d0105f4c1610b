import { createAccount } from '../../../tests/setup/context.ts';
import type { Ctx } from '../../context.ts';
import { type AccountShop, goodPassword, openAccountShop, origin } from '../account.test-data.ts';
import { deleteAccount } from '../privacy/delete-account.ts';
import { moveEmail, stopEmailChange } from '../profile/answer-email-change.ts';
import { changeEmail } from '../profile/change-email.ts';
import { changePassword } from '../profile/change-password.ts';
import { endSessions } from '../profile/devices.ts';
import { issueLoginValue } from '../sign-in/enter-by-login-value.ts';
import { beginRegistration } from '../sign-in/registration/begin-registration.ts';
import { sendConfirmation } from '../sign-in/registration/send-confirmation.ts';
import { requestPasswordReset } from '../sign-in/request-password-reset.ts';
import { resetPassword } from '../sign-in/reset-password.ts';
import { changePerson } from '../staff/change-person.ts';
import { inviteStaff } from '../staff/invitation.ts';
import { issueLink, type LinkKind } from './links.ts';

export const email = 'june@example.com';
const newEmail = 'juno@example.com';
export const chosen = { password: 'a walnut armchair', repeat: 'a walnut armchair' };

/** A person with every kind of link outstanding at once. */
export interface Linked {
  shop: AccountShop;
  admin: Ctx;
  /** June, signed in, and her browser's headers. */
  asJune: Ctx;
  headers: Headers;
  tokens: Record<LinkKind, string>;
  /** None unless she has a second factor. */
  recoveryCodes: readonly string[];
}

const pages = {
  'reset-password': [email, '/reset-password'],
  'confirm-email': [email, '/verify-email'],
  'email-change': [email, '/email-change'],
  'new-email': [newEmail, '/verify-email'],
  invitation: [email, '/invitation'],
  'complete-registration': [email, '/registration'],
} as const satisfies Partial<Record<LinkKind, readonly [to: string, page: string]>>;
type MailedKind = keyof typeof pages;
export const kinds = [...(Object.keys(pages) as MailedKind[]), 'login'] as const;

export async function mailedToken({ ctx }: AccountShop, kind: MailedKind): Promise<string> {
  await ctx.runEffects();
  const [to, page] = pages[kind];
  const links = ctx.sent
    .filter((mail) => mail.to === to)
    .flatMap(({ text }) => [...text.matchAll(/http\S+/g)].map(([address]) => new URL(address)));
  const token = links.findLast(({ pathname }) => pathname === page)?.searchParams.get('token');
  if (!token) throw new Error(`no ${kind} link was mailed`);
  return token;
}

/** Sends a link of this kind the way the shop does and returns its token. */
export async function send(kind: LinkKind, { shop, admin, asJune, headers }: Omit<Linked, 'tokens'>): Promise<string> {
  if (kind === 'login') {
    const made = await issueLoginValue(shop.ctx, shop.auth, headers);
    return JSON.parse(made?.value ?? '{}').token;
  }
  if (kind === 'reset-password') await requestPasswordReset(shop.visitor, { to: email });
  if (kind === 'confirm-email') await sendConfirmation(asJune);
  if (kind === 'email-change' || kind === 'new-email') {
    await changeEmail(asJune, shop.auth, { email: newEmail, password: goodPassword, headers });
  }
  if (kind === 'invitation') await inviteStaff(admin, { email, role: 'admin' });
  if (kind === 'complete-registration') {
    // You can't start registering an address that has an account; this link was sent before it had one.
    const given = { email, accountId: null, detail: { firstName: 'June' } };
    return issueLink(shop.ctx, 'complete-registration', given);
  }
  return mailedToken(shop, kind);
}

export async function everyLink(given: { factor?: boolean } = {}): Promise<Linked> {
  const shop = await openAccountShop();
  await beginRegistration(shop.visitor, { firstName: 'June', email });
  const begun = await mailedToken(shop, 'complete-registration');
  const june = await shop.signedUp(email);
  const factor = given.factor ? await shop.addFactor(june) : null;
  const person = {
    shop,
    admin: shop.ctx.as(await createAccount(shop.ctx, { role: 'admin' })),
    asJune: { ...shop.ctx.as(june.actor), address: '203.0.113.7' },
    headers: new Headers({ origin, cookie: factor?.cookie ?? june.cookie }),
    recoveryCodes: factor?.recoveryCodes ?? [],
  };
  const tokens = { 'complete-registration': begun, 'confirm-email': await mailedToken(shop, 'confirm-email') };
  const rest: Partial<Record<LinkKind, string>> = {};
  for (const kind of ['reset-password', 'email-change', 'invitation', 'login'] as const) {
    rest[kind] = await send(kind, person);
  }
  rest['new-email'] = await mailedToken(shop, 'new-email');
  return { ...person, tokens: { ...tokens, ...rest } as Linked['tokens'] };
}

/** What a link must not survive. */
export const events: Readonly<Record<string, (linked: Linked) => Promise<unknown>>> = {
  'a password reset': ({ shop, tokens }) =>
    resetPassword(shop.ctx, shop.auth, {
      ...{ token: tokens['reset-password'], ...chosen },
      headers: new Headers({ origin }),
    }),
  'a change of password': ({ shop, asJune, headers }) =>
    changePassword(asJune, shop.auth, { current: goodPassword, ...chosen, headers }),
  'a change of e-mail': ({ shop, tokens }) => moveEmail(shop.ctx, { token: tokens['new-email'] }),
  'a change of e-mail that is stopped': ({ shop, tokens }) =>
    stopEmailChange(shop.ctx, { token: tokens['email-change'] }),
  'a sign-out everywhere': ({ shop, asJune, headers }) => endSessions(asJune, shop.auth, { headers, id: 'others' }),
  'the end of the account': ({ shop, asJune, headers }) =>
    deleteAccount(asJune, shop.auth, { password: goodPassword, headers }),
  'being shut out': ({ admin, asJune }) => {
    const id = asJune.actor.kind === 'account' ? asJune.actor.id : '';
    return changePerson(admin, { id, change: { act: 'disable' } });
  },
};
