import { data } from 'react-router';
import { signInPath } from '#app/parts/account/sign-in-path.ts';
import { proved } from '#app/shell/proof/proved.ts';
import { redirect } from '#app/shell/redirect.ts';
import { text } from '#core/texts/index.ts';
import { turnOffFactor } from '#server/account/factor/remove-factor.ts';
import { deleteAccount } from '#server/account/privacy/delete-account.ts';
import { changeEmail } from '#server/account/profile/change-email.ts';
import { changePassword } from '#server/account/profile/change-password.ts';
import { endSessions } from '#server/account/profile/devices.ts';
import { removePasskey, renamePasskey } from '#server/account/profile/passkeys.ts';
import { saveProfileForm } from '#server/account/profile/save-profile-form.ts';
import { updateProfile } from '#server/account/profile/update-profile.ts';
import { sendConfirmation } from '#server/account/sign-in/registration/send-confirmation.ts';
import { requestPasswordReset } from '#server/account/sign-in/request-password-reset.ts';
import { confirmSecondFactor } from '#server/account/sign-in/second-factor.ts';
import { type PageRequest, servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/acts.route.ts';
import { updateFailedText } from './update-failed-text.ts';
import type { ProfileAnswer } from './use-profile-act.ts';

export const loader = () => redirect('/profile');

type Act = (
  services: PageRequest,
  form: FormData,
  headers: Headers,
) => Promise<ProfileAnswer | [ProfileAnswer, Headers]>;

const field = (form: FormData, name: string) => String(form.get(name) ?? '');
const done: ProfileAnswer = { ok: true };
const refused = (message: string): ProfileAnswer => ({ ok: false, problems: {}, message });

/** The page's actions by name. */
const acts: Readonly<Record<string, Act>> = {
  profile: async ({ ctx }, form) => {
    const saved = await saveProfileForm(
      ctx,
      Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
    );
    if (saved.ok) return done;
    const isKnown = Object.keys(saved.problems).length > 0;
    return { ok: false, problems: saved.problems, message: isKnown ? null : updateFailedText('profile') };
  },
  notifications: async ({ ctx }, form) => {
    const notifications = { messages: form.has('messages'), reminders: form.has('reminders') };
    const saved = await updateProfile(ctx, { notifications });
    return saved.ok ? done : refused(text('profile.updateFailed'));
  },
  email: async ({ ctx, auth }, form, headers) => {
    const given = { email: field(form, 'email'), password: field(form, 'password'), headers };
    const asked = await changeEmail(ctx, auth, given);
    return asked.ok ? done : { ok: false, problems: { [asked.field]: asked.message }, message: null };
  },
  'confirm-email': async ({ ctx }) => {
    const sent = await sendConfirmation(ctx);
    return sent.ok ? done : refused(sent.message);
  },
  password: async ({ ctx, auth }, form, headers) => {
    const chosen = { password: field(form, 'password'), repeat: field(form, 'repeat') };
    const changed = await changePassword(ctx, auth, { current: field(form, 'current'), ...chosen, headers });
    return changed.ok ? [done, changed.headers] : { ok: false, problems: changed.problems, message: null };
  },
  'password-link': async ({ ctx }) => {
    if (ctx.actor.kind !== 'account') return refused('');
    const sent = await requestPasswordReset(ctx, { to: ctx.actor.email });
    return sent.ok ? done : refused(sent.message);
  },
  'second-factor': async ({ ctx, auth }, form, headers) => {
    const confirmed = proved(await confirmSecondFactor(ctx, auth, { code: field(form, 'code'), headers }));
    return confirmed.ok ? [done, confirmed.headers] : refused(confirmed.message);
  },
  'second-factor-off': async ({ ctx, config }) => {
    const off = proved(await turnOffFactor(ctx, { staffNeedIt: config.production }));
    return off.ok
      ? done
      : refused(text(off.reason === 'staff-need-it' ? 'factor.staffNeedIt' : 'profile.updateFailed'));
  },
  'rename-passkey': async ({ ctx }, form) => {
    const renamed = await renamePasskey(ctx, { id: field(form, 'id'), name: field(form, 'name') });
    return renamed.ok ? done : refused(text('form.required'));
  },
  'remove-passkey': async ({ ctx }, form, headers) => {
    proved(await removePasskey(ctx, { id: field(form, 'id'), headers }));
    return done;
  },
  'end-sessions': async ({ ctx, auth }, form, headers) => {
    await endSessions(ctx, auth, { id: field(form, 'id'), headers });
    return done;
  },
  delete: async ({ ctx, auth }, form, headers) => {
    const gone = await deleteAccount(ctx, auth, { password: field(form, 'password'), headers });
    return gone.ok ? done : refused(gone.message);
  },
};

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  if (services.ctx.actor.kind !== 'account') throw redirect(signInPath('/profile'));
  const form = await request.formData();
  const name = field(form, 'act');
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act) return data(refused('We couldn’t read this request.'), 400);
  const answered = await act(services, form, request.headers);
  const [answer, headers] = Array.isArray(answered) ? answered : [answered, new Headers()];
  return data(answer, { status: answer.ok ? 200 : 400, headers });
}
