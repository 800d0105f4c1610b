import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { profileSchema } from '#core/account/index.ts';
import { createAccount } from '../../../tests/setup/context.ts';
import type { Ctx } from '../../context.ts';
import { writeNote } from '../../customer/notes.ts';
import { addTag } from '../../customer/tags.ts';
import { account, audit, session } from '../../db/schema/index.ts';
import { downloadAccount } from '../../privacy/download-account.ts';
import { eraseAccounts } from '../../privacy/erase-accounts.ts';
import { type AccountShop, cookieOf, goodPassword, openAccountShop, origin } from '../account.test-data.ts';
import { actorOfRequest } from '../actor-of-request.ts';
import { deleteAccount } from '../privacy/delete-account.ts';
import { emailExists } from '../sign-in/registration/email-exists.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { changePassword } from './change-password.ts';
import { endSessions, listDevices } from './devices.ts';
import { getProfile } from './get-profile.ts';
import { saveProfileForm } from './save-profile-form.ts';
import { updateProfile } from './update-profile.ts';

let shop: AccountShop;
let june: Awaited<ReturnType<AccountShop['signedUp']>>;
let asJune: Ctx;
let headers: Headers;
beforeEach(async () => {
  shop = await openAccountShop();
  june = await shop.signedUp('june@example.com');
  asJune = { ...shop.ctx.as(june.actor), address: '203.0.113.7' };
  headers = new Headers({ origin, cookie: june.cookie });
});
const day = 24 * 60 * 60 * 1000;

describe('the profile', () => {
  it('has the fields of the specification, and takes those a person may change', async () => {
    expect(profileSchema.parse(await getProfile(asJune))).toMatchObject({
      first_name: 'June',
      email_address: 'june@example.com',
      email_verified: false,
      user_type: 'customer',
      isDeleted: false,
      selectionFeeOrderStatus: null,
    });
    const done = await updateProfile(asJune, { last_name: 'Tanaka', shipping_zip: '11201', shipping_state: 'NY' });
    expect(done).toMatchObject({
      ok: true,
      profile: { last_name: 'Tanaka', shipping_state: 'NY', first_name: 'June' },
    });
    expect(await getProfile(shop.visitor)).toBeNull();
    expect(await updateProfile(shop.visitor, { last_name: 'X' })).toEqual({ ok: false, reason: 'not-allowed' });
  });

  it('says what is wrong with each field of its forms', async () => {
    const wrong = { first_name: ' ', phone_number_main: 'call me', shipping_state: 'XX', shipping_zip: '1' };
    expect(await saveProfileForm(asJune, wrong)).toEqual({
      ok: false,
      problems: {
        first_name: 'A First Name is Required.',
        phone_number_main: 'Please enter a valid phone number.',
        shipping_state: 'A shipping state is required.',
        shipping_zip: 'Please enter a valid shipping zip code.',
      },
    });
    expect(await saveProfileForm(asJune, { shipping_state: 'CA', shipping_zip: '11201' })).toEqual({
      ok: false,
      problems: { shipping_zip: 'Please enter a valid shipping zip code.' },
    });
    expect(await saveProfileForm(asJune, { role: 'admin', first_name: 'Juno' })).toEqual({ ok: true });
    expect(await getProfile(asJune)).toMatchObject({ first_name: 'Juno', user_type: 'customer' });
  });
});

describe('devices', () => {
  it('attack 15: are listed, and ended one by one or all but this one; a new password ends the others too', async () => {
    // In other browsers: in this one it would take the place of the session there is.
    const elsewhere = { email: 'june@example.com', password: goodPassword, headers: new Headers({ origin }) };
    const enter = () => signIn(shop.visitor, shop.auth, elsewhere);
    await enter();
    await enter();
    const devices = await listDevices(asJune, shop.auth, { headers });
    expect(devices).toHaveLength(3);
    expect(devices.filter(({ current }) => current)).toHaveLength(1);
    const other = devices.find(({ current }) => !current);
    const theo = await shop.signedUp('theo@example.com');
    const asTheo = shop.ctx.as(theo.actor);
    const theirs = new Headers({ origin, cookie: theo.cookie });
    expect(await endSessions(asTheo, shop.auth, { headers: theirs, id: other?.id ?? '' })).toEqual({ ok: false });
    expect(await endSessions(asJune, shop.auth, { headers, id: other?.id ?? '' })).toEqual({ ok: true });
    expect(await listDevices(asJune, shop.auth, { headers })).toHaveLength(2);

    const change = { current: goodPassword, password: 'a walnut armchair', repeat: 'a walnut armchair', headers };
    expect(await changePassword(asJune, shop.auth, { ...change, current: 'no' })).toEqual({
      ok: false,
      problems: { current: 'The password does not match the account.' },
    });
    const changed = await changePassword(asJune, shop.auth, change);
    if (!changed.ok) throw new Error('refused');
    const again = new Headers({ origin, cookie: cookieOf(changed.headers) });
    expect(await listDevices(asJune, shop.auth, { headers: again })).toHaveLength(1);
    expect(await actorOfRequest(shop.auth, headers), 'the old cookie').toEqual({ kind: 'visitor' });
  });
});

describe('what we know of a person', () => {
  it('is theirs to take, in one piece', async () => {
    const maren = shop.ctx.as(await createAccount(shop.ctx, { role: 'specialist' }));
    await writeNote(maren, { customerId: june.id, draftId: 'one', body: 'Has a dog.' });
    await addTag(maren, { customerId: june.id, tag: 'vip' });
    const known = await downloadAccount(asJune, shop.auth, headers);
    expect(known).toMatchObject({ profile: { email_address: 'june@example.com' }, orders: [], surveysData: [] });
    expect(known?.notedByStaff).toMatchObject({ notes: [{ note: 'Has a dog.' }], tags: ['vip'] });
    expect(JSON.stringify(known)).not.toMatch(/password|token/i);
    expect(await downloadAccount(shop.visitor, shop.auth, new Headers())).toBeNull();
  });

  it('attack 5: of the only admin stays, also in a session without the second factor', async () => {
    await shop.ctx.db.update(account).set({ role: 'admin' }).where(eq(account.id, june.id));
    const asked = { ...shop.ctx.as(await actorOfRequest(shop.auth, headers, { staffNeedSecondFactor: true })) };
    expect(asked.actor).toMatchObject({ role: 'customer', secondFactorMissing: true });
    expect(await deleteAccount(asked, shop.auth, { password: goodPassword, headers })).toEqual({
      ok: false,
      message: 'You’re the only admin. Make someone else an admin first.',
    });
    expect(await actorOfRequest(shop.auth, headers)).toMatchObject({ id: june.id });
  });

  it('ends at once with the account, whose address is free again, and is erased 30 days later', async () => {
    await updateProfile(asJune, { phone_number_main: '555 010 0149' });
    expect(await deleteAccount(asJune, shop.auth, { password: 'not her chair', headers })).toMatchObject({
      ok: false,
    });
    expect(await deleteAccount(asJune, shop.auth, { password: goodPassword, headers })).toEqual({ ok: true });
    expect(await actorOfRequest(shop.auth, headers)).toEqual({ kind: 'visitor' });
    expect(await shop.ctx.db.select().from(session).where(eq(session.userId, june.id))).toEqual([]);
    expect(await emailExists(shop.ctx, 'june@example.com')).toBe(false);
    const second = await shop.signedUp('june@example.com');
    expect(second.id).not.toBe(june.id);

    const row = async () => (await shop.ctx.db.select().from(account).where(eq(account.id, june.id)))[0];
    shop.ctx.clock.forward(30 * day - 1000);
    await eraseAccounts(shop.ctx);
    expect(await row()).toMatchObject({ firstName: 'June', phoneNumberMain: '555 010 0149', erasedAt: null });
    shop.ctx.clock.forward(1000);
    await eraseAccounts(shop.ctx);
    await eraseAccounts(shop.ctx);
    expect(await row()).toMatchObject({ firstName: '', name: '', phoneNumberMain: null, formerEmail: null });
    expect(JSON.stringify(await row())).not.toContain('june@');
    const acts = await shop.ctx.db.select({ act: audit.act }).from(audit).where(eq(audit.subjectId, june.id));
    const done = acts.map(({ act }) => act).filter((act) => act !== 'account.sign-up');
    expect(done).toEqual(['account.delete', 'account.erase']);
  });

  it('of the only admin stays: someone must be able to let others in', async () => {
    const admin = await createAccount(shop.ctx, { role: 'admin' });
    expect(await deleteAccount(shop.ctx.as(admin), shop.auth, { password: '', headers })).toEqual({
      ok: false,
      message: 'You’re the only admin. Make someone else an admin first.',
    });
  });
});
