import { describe, expect, it } from 'vitest';
import { drawn, linksIn } from '#app/shell/drawn.test-data.tsx';
import { BasicRegistrationForm } from './basic-registration-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { accountWords } from './words.ts';

const nothing = () => undefined;
const fieldsIn = (html: string) => [...html.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name]) => name);
const buttonsIn = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, content = '']) => content.replace(/<[^>]*>/g, ''));

describe('the account forms of the specification', () => {
  it('the sign-in view asks for email and password, shows the password on request and knows the other view', () => {
    const html = drawn(<SignInForm onSignedIn={nothing} onForgot={nothing} onSecondFactor={nothing} />);
    expect(fieldsIn(html)).toEqual(['email', 'password']);
    expect(html).toMatch(/type="checkbox"[\s\S]*Show password/);
    expect(buttonsIn(html)).toEqual(['Forgot password?', 'Sign in']);
  });

  it('the two views are titled, lead back, and offer the survey', () => {
    expect(accountWords.signInTitle).toBe('Sign in to your account');
    expect(accountWords.forgotTitle).toBe('Forgot Password');
    expect(`${accountWords.noAccount} ${accountWords.takeSurvey}`).toBe(
      'No account yet? Take the style survey to get started',
    );
    expect(buttonsIn(drawn(<ForgotPasswordForm onSent={nothing} onReturn={nothing} />))).toContain('Return to Sign in');
  });

  it('registration asks for first name, email and a password twice, with two social providers', () => {
    const html = drawn(<RegistrationForm signInHref="/?signUp=1" signInWith={['google', 'facebook']} />);
    expect(fieldsIn(html)).toEqual(['firstName', 'email', 'password', 'repeat']);
    expect(html).toContain('Show password');
    expect(buttonsIn(html).slice(0, 2)).toEqual(['Google', 'Facebook']);
    expect(linksIn(html)).toContain('Sign in! → /?signUp=1');
  });

  it('basic registration asks for first name and email only, with a way to sign in', () => {
    const html = drawn(<BasicRegistrationForm onDone={nothing} signInHref="/?signUp=1" />);
    expect(fieldsIn(html)).toEqual(['firstName', 'email']);
    expect(linksIn(html)).toContain('Sign in! → /?signUp=1');
  });

  it('the placeholder step asks for two passwords only', () => {
    const begun = { firstName: 'June', email: 'june@example.com', token: 't' };
    const html = drawn(<RegistrationForm signInHref="/?signUp=1" begun={begun} />);
    expect(html.match(/<input[^>]*type="password"/g)).toHaveLength(2);
    expect(html).not.toMatch(/<input[^>]*type="(text|email)"/);
  });

  it('shows a button for each social provider, and none where none is set up', () => {
    expect(buttonsIn(drawn(<SocialButtons offered={['google', 'facebook']} onSignedIn={nothing} />))).toEqual([
      'Google',
      'Facebook',
    ]);
    expect(drawn(<SocialButtons offered={[]} onSignedIn={nothing} />)).not.toContain('<button');
  });
});
