import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../../tests/setup/context.ts';
import { type AccountShop, cookieOf, goodPassword, openAccountShop, origin } from '../account/account.test-data.ts';
import { accountContact } from '../account/account-contact.ts';
import { actorOfRequest } from '../account/actor-of-request.ts';
import { authRoutes } from '../account/auth-routes.ts';
import { promiseEmailChanged } from '../account/letters/mail-email-changed.ts';
import { changeEmail } from '../account/profile/change-email.ts';
import { beginRegistration } from '../account/sign-in/registration/begin-registration.ts';
import { signUp } from '../account/sign-in/registration/sign-up.ts';
import { requestPasswordReset } from '../account/sign-in/request-password-reset.ts';
import { answerMessage } from '../contact/answer-message.ts';
import { promiseContactMail, receiveMessage } from '../contact/receive-message.ts';
import { account, contactMessage } from '../db/schema/index.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { createSurvey } from '../survey/create-survey.ts';
import { livingRoom } from '../survey/survey.test-data.ts';
import { requestVisit } from '../visit/request-visit.ts';

/** What a stranger might want to send someone under our name. */
const words = 'Your card was stolen! Call 1-800-555-0100 or see https://evil.example now';
const isRepeated = /stolen|1-800|evil\.example/;
const headers = new Headers({ origin });

let shop: AccountShop;
beforeAll(async () => {
  shop = await openAccountShop();
});

async function strangerAs(email: string) {
  const form = { firstName: words, email, password: goodPassword, repeat: goodPassword };
  const made = await signUp(shop.visitor, shop.auth, { ...form, headers, visitorId: null });
  if (!made.ok) throw new Error(JSON.stringify(made));
  const cookie = cookieOf(made.headers);
  const actor = await actorOfRequest(shop.auth, new Headers({ cookie }));
  if (actor.kind !== 'account') throw new Error('not signed in');
  return { cookie, actor };
}

/** Each of these sends email to an address chosen by a stranger, with as much of their text as the form accepts. */
const ways: Record<string, (victim: string) => Promise<unknown>> = {
  'begins a registration': (email) => beginRegistration(shop.visitor, { firstName: words, email }),
  'signs up': strangerAs,
  'signs up by the API': async (email) => {
    const { Hono } = await import('hono');
    const app = new Hono<HttpEnvironment>();
    app.use(async (context, next) => {
      context.set('ctx', shop.visitor);
      await next();
    });
    app.route('/api/auth', authRoutes(shop.auth));
    const body = JSON.stringify({ name: words, firstName: words, email, password: goodPassword });
    const json = { 'Content-Type': 'application/json', Origin: origin };
    const answer = await app.request(`${origin}/api/auth/sign-up/email`, { method: 'POST', body, headers: json });
    expect(answer.status).toBe(200);
  },
  'asks for a new password': async (email) => {
    await strangerAs(email);
    return requestPasswordReset(shop.visitor, { to: email });
  },
  'asks for a new password where there is no account': (email) => requestPasswordReset(shop.visitor, { to: email }),
  'moves an account to the address': async (email) => {
    const { actor, cookie } = await strangerAs(`own-${email}`);
    const given = { email, password: goodPassword, headers: new Headers({ cookie, origin }) };
    expect(await changeEmail(shop.ctx.as(actor), shop.auth, given)).toEqual({ ok: true });
  },
  'moves an account away from the address': (email) =>
    promiseEmailChanged(shop.ctx, shop.ctx.db, { id: 'account_1', email, firstName: words }),
  'asks for the newsletter': (email) => subscribe(shop.visitor, { email }),
  'writes to us, and is answered': async (email) => {
    const fields = { name: words, email, topic: 'order', message: words };
    const form = { fields, trap: '', stamp: '', inbox: 'hello@hearthline.test' };
    expect(await receiveMessage(shop.visitor, form)).toEqual({ ok: true });
    const [message] = await shop.ctx.db.select().from(contactMessage).where(eq(contactMessage.email, email));
    const staff = shop.ctx.as(await createAccount(shop.ctx, { role: 'specialist', firstName: 'Maren' }));
    const answered = { id: message?.id ?? '', words: 'We are sorry to hear that.', formId: 'form-one' };
    await shop.ctx.db.update(contactMessage).set({ state: 'new' });
    expect(await answerMessage(staff, answered)).toEqual({ ok: true });
  },
  'asks for a visit': async (email) => {
    const { actor } = await strangerAs(email);
    const made = await createSurvey(shop.ctx.as(actor), livingRoom);
    if (!made.ok) throw new Error(made.reason);
    const days = ['2026-12-03', '2026-12-07'];
    const home = { street: words, zip: '11201', phone: '718-555-0142', note: words };
    const asked = { surveyId: made.survey.id, preferredDays: days, ...home };
    expect(await requestVisit(shop.ctx.as(actor), asked)).toMatchObject({ ok: true });
  },
};

describe('attack 17: our own letter with a stranger’s words', () => {
  test.each(Object.keys(ways))('attack 17: is not sent to who they like when a stranger %s', async (way) => {
    const victim = `victim-${Object.keys(ways).indexOf(way)}@example.com`;
    shop.ctx.clock.forward(24 * 60 * 60 * 1000);
    await ways[way]?.(victim);
    await shop.ctx.runEffects();
    const letters = shop.ctx.sent.filter(({ to }) => to === victim);
    expect(letters.length).toBeGreaterThan(0);
    for (const { subject, text, html } of letters) {
      expect([subject, isRepeated.test(subject + text + html)]).toEqual([subject, false]);
    }
  });

  test('attack 17: isn’t used as a greeting until the address is proved; a plain name stays a plain name', async () => {
    const stranger = await createAccount(shop.ctx, { firstName: words });
    const named = await createAccount(shop.ctx, { firstName: 'Jean-Luc' });
    const calls = async (id: string) => (await accountContact(shop.ctx, id))?.firstName;
    expect([await calls(stranger.id), await calls(named.id)]).toEqual(['Customer', 'Jean-Luc']);
    await shop.ctx.db.update(account).set({ emailVerified: true }).where(eq(account.id, stranger.id));
    expect(await calls(stranger.id)).toBe(words);
  });

  test('attack 17: our own mailbox gets the words as what they are, never as a subject or a title', async () => {
    const inbox = 'hello@hearthline.test';
    const message = {
      id: 'contact_1',
      name: words,
      email: 'someone@example.com',
      topic: 'order',
      message: words,
    } as const;
    await promiseContactMail(shop.ctx, { ...message, inbox });
    await shop.ctx.runEffects();
    const letters = shop.ctx.sent.filter(({ to }) => to === inbox);
    expect(letters).toHaveLength(1);
    for (const { subject, text } of letters) {
      expect(isRepeated.test(subject)).toBe(false);
      expect(text).toMatch(/^A message from the contact form\n\nThis came in through our site:\n\n/);
    }
  });
});
