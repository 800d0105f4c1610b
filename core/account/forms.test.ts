import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basicRegistrationSchema,
  choosePasswordSchema,
  initialsOf,
  isCommonPassword,
  normaliseEmail,
  passwordProblem,
  passwordProblemText,
  passwordRules,
  profilePatchSchema,
  profileSchema,
  registrationSchema,
  shortestNewPassword,
  signInPasswordProblem,
  signInSchema,
  validEmail,
} from './index.ts';
import { commonPasswords } from './password.ts';

const complaints = (parsed: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);

describe('an email address', () => {
  it.each([
    'a@b.co',
    'Ada.Lovelace+home@mail.example.com',
    "o'brien@example.org",
    'x@xn--bcher-kva.example',
    `a@example.${'x'.repeat(30)}`,
    ' padded@example.com ',
    '1@2.io',
  ])('%s is one', (email) => expect(validEmail(email)).toBe(true));

  it.each([
    '',
    'a',
    'a@b',
    'a@b.c',
    `a@example.${'x'.repeat(31)}`,
    'a@b.c0m',
    'a b@example.com',
    'a@exa mple.com',
    'a@@example.com',
    '@example.com',
    'a@.com',
    'a@-b.com',
    'a@b-.com',
    '.a@example.com',
    'a..b@example.com',
    'аda@example.com',
    'ada@exаmple.com',
    'a@example.com\nbcc: x@example.com',
    'a@example.com,b@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('%j is none', (email) => expect(validEmail(email)).toBe(false));

  it('is kept in lower case, without space around it', () => {
    expect(normaliseEmail(' Ada@Example.COM ')).toBe('ada@example.com');
    fc.assert(fc.property(fc.emailAddress(), (email) => validEmail(email.toUpperCase()) === validEmail(email)));
  });

  it('never includes a line break or a space inside, whatever surrounds it', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(' ', '\n', '\t', '<', '>'), fc.string(), (a, bad, b) => {
        expect(validEmail(`x${a}${bad}${b}x@example.com`)).toBe(false);
      }),
    );
  });
});

const demo = { shortest: 6, isLeaked: () => false };
const problemOf = (password: string) => passwordProblem(password, demo);

describe('a password', () => {
  it('is 6 to 128 characters and not a common one', () => {
    expect(passwordRules).toEqual({ shortest: 6, longest: 128 });
    expect(problemOf('')).toBe('password.tooShort');
    expect(problemOf('kx3#q')).toBe('password.tooShort');
    expect(problemOf('kx3#q!')).toBeNull();
    expect(problemOf('k'.repeat(127) + 7)).toBeNull();
    expect(problemOf('k'.repeat(129))).toBe('password.tooLong');
    expect(problemOf('x'.repeat(1_000_000))).toBe('password.tooLong');
    expect(problemOf('hearthline-demo')).toBeNull();
  });

  it('is refused when everyone has it, in any case', () => {
    for (const common of ['password', 'Password1', 'QWERTY', '123456', 'letmein', 'iloveyou', 'p@ssw0rd']) {
      expect(problemOf(common), common).toBe('password.tooCommon');
    }
    expect(commonPasswords.size).toBeGreaterThan(200);
    for (const common of commonPasswords) {
      expect(common).toBe(common.toLowerCase());
      expect(common.length).toBeGreaterThanOrEqual(passwordRules.shortest);
      expect(isCommonPassword(common)).toBe(true);
    }
  });

  it('attack 14: is as long as the setting says, more than spaces, and not among those that leaked', () => {
    const production = { shortest: 8, isLeaked: (password: string) => password === 'correct horse' };
    expect(shortestNewPassword).toEqual({ demo: 6, production: 8 });
    expect(passwordProblem('kx3#q!7', production)).toBe('password.tooShort');
    expect(passwordProblemText('kx3#q!7', production)).toBe('Passwords must be 8 characters or more.');
    expect(passwordProblemText('kx3#q', demo)).toBe('Passwords must be 6 characters or more.');
    expect(passwordProblem('kx3#q!7z', production)).toBeNull();
    for (const spaces of [' '.repeat(8), '\t\n \u00a0 \u2003 \u3000']) {
      expect(passwordProblemText(spaces, production)).toBe('A password needs more than spaces.');
    }
    for (const leaked of ['correct horse', 'Correct Horse', ' correct horse ']) {
      expect(passwordProblemText(leaked, production)).toBe('Please choose a less common password.');
    }
  });

  it('attack 21: is no word of this house with a year or a few signs around it', () => {
    for (const guess of [
      'hearthline',
      'Hearthline2026!',
      '149-HEARTHLINE',
      'furniture#1',
      'Specialist12',
      '!!admin!!',
    ]) {
      expect(problemOf(guess), guess).toBe('password.tooCommon');
    }
    for (const own of ['hearthline-demo', 'my furniture 7', 'admins 4 ever', 'sofá-2026-x', '2026-2027-!']) {
      expect(problemOf(own), own).toBeNull();
    }
  });

  it('has its own words at sign-in', () => {
    expect(signInPasswordProblem('12345')).toBe('signIn.passwordTooShort');
    expect(signInPasswordProblem('123456')).toBeNull();
  });
});

describe('the registration form', () => {
  const good = { firstName: ' Ada ', email: 'Ada@Example.com', password: 'kx3#q!', repeat: 'kx3#q!' };

  it('takes good entries, tidied', () => {
    expect(registrationSchema(demo).parse(good)).toEqual({ ...good, firstName: 'Ada', email: 'ada@example.com' });
    expect(basicRegistrationSchema.parse(good)).toEqual({ firstName: 'Ada', email: 'ada@example.com' });
  });

  it.each([
    [{ firstName: '  ' }, 'firstName: A First Name is Required.'],
    [{ firstName: undefined }, 'firstName: A First Name is Required.'],
    [{ firstName: '\u200b\n' }, 'firstName: A First Name is Required.'],
    [{ email: 'a@b' }, 'email: Please enter a valid email address'],
    [{ email: undefined }, 'email: Please enter a valid email address'],
    [{ password: 'kx3#q', repeat: 'kx3#q' }, 'password: Passwords must be 6 characters or more.'],
    [{ password: 'password', repeat: 'password' }, 'password: Please choose a less common password.'],
    [{ password: 'k'.repeat(129), repeat: 'k'.repeat(129) }, 'password: Passwords must be 128 characters or fewer.'],
    [{ repeat: 'kx3#q?' }, 'repeat: Passwords do not match.'],
  ])('says of %j', (changes, complaint) => {
    expect(complaints(registrationSchema(demo).safeParse({ ...good, ...changes }))).toEqual([complaint]);
  });

  it('asks for the password twice where it is chosen later', () => {
    expect(complaints(choosePasswordSchema(demo).safeParse({ password: 'kx3#q!', repeat: '' }))).toEqual([
      'repeat: Passwords do not match.',
    ]);
  });
});

describe('the sign-in modal', () => {
  it.each([
    [{ email: '', password: 'kx3#q!' }, 'email: Please enter an email addresss.'],
    [{ email: 'a@b', password: 'kx3#q!' }, 'email: This email address is invalid.'],
    [{ email: 'a@b.co', password: '12345' }, 'password: This password is invalid (too short).'],
    [{ email: 'a@b.co', password: 'x'.repeat(1_000_000) }, 'password: The password does not match the account.'],
  ])('says of %j', (form, complaint) => expect(complaints(signInSchema.safeParse(form))).toEqual([complaint]));

  it('takes the rest as it is', () => {
    expect(signInSchema.parse({ email: 'A@b.co', password: ' kx3#q! ' })).toEqual({
      email: 'a@b.co',
      password: ' kx3#q! ',
    });
  });
});

describe('initials', () => {
  it.each([
    [{ firstName: 'Ada', lastName: 'Lovelace', email: 'x@y.zz' }, 'AL'],
    [{ firstName: ' ada ', lastName: null, email: 'x@y.zz' }, 'A'],
    [{ firstName: '', lastName: undefined, email: 'x@y.zz' }, 'X'],
    [{ firstName: 'Émile', lastName: 'zola', email: 'x@y.zz' }, 'ÉZ'],
    [{ firstName: '👩‍👧 x', email: 'x@y.zz' }, '👩‍👧'],
  ])('of %j are %s', (person, initials) => expect(initialsOf(person)).toBe(initials));
});

describe('the profile', () => {
  it('has the fields of the specification', () => {
    expect(Object.keys(profileSchema.shape)).toEqual([
      'first_name',
      'last_name',
      'email_address',
      'email_verified',
      'displayname',
      'zip_main',
      'user_type',
      'social_id',
      'phone_number_main',
      'firestore_reference_userId',
      'date_createdAt',
      'date_creationTime',
      'date_deleted',
      'isDeleted',
      'shipping_name',
      'shipping_zip',
      'shipping_state',
      'payment_customer_id',
      'selectionFeeOrderId',
      'selectionFeeOrderStatus',
    ]);
  });

  it('changes in what is a person’s own', () => {
    const patch = {
      first_name: ' Ada ',
      phone_number_main: '(212) 555-0100',
      shipping_zip: '06830',
      shipping_state: 'CT',
    };
    expect(profilePatchSchema.parse(patch)).toEqual({ ...patch, first_name: 'Ada' });
    expect(profilePatchSchema.parse({ last_name: null })).toEqual({ last_name: null });
    expect(profilePatchSchema.parse({})).toEqual({});
  });

  it.each([
    [{ first_name: '' }, 'first_name: A First Name is Required.'],
    [{ zip_main: '00000' }, 'zip_main: Please enter a valid shipping zip code.'],
    [{ shipping_state: 'GU' }, 'shipping_state: A shipping state is required.'],
    [{ phone_number_main: 'call me' }, 'phone_number_main: Please enter a valid phone number.'],
    [{ phone_number_main: '((((((((' }, 'phone_number_main: Please enter a valid phone number.'],
  ])('refuses %j', (patch, complaint) => expect(complaints(profilePatchSchema.safeParse(patch))).toEqual([complaint]));

  it.each(['user_type', 'email_address', 'isDeleted', 'selectionFeeOrderStatus', 'payment_customer_id', '__proto__'])(
    'never takes %s from a person',
    (field) => expect(profilePatchSchema.safeParse(JSON.parse(`{"${field}":"admin"}`)).data ?? {}).toEqual({}),
  );
});
