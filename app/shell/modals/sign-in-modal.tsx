import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { Chair } from '#app/parts/account/chair.tsx';
import { CodeForm } from '#app/parts/account/code-form.tsx';
import { ForgotPasswordForm } from '#app/parts/account/forgot-password-form.tsx';
import { keepUserId } from '#app/parts/account/keep-user-id.ts';
import { PasskeyButton } from '#app/parts/account/passkey-button.tsx';
import { SignInForm } from '#app/parts/account/sign-in-form.tsx';
import { SocialButtons } from '#app/parts/account/social-buttons.tsx';
import { accountWords as words } from '#app/parts/account/words.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Modal } from '#app/ui/overlay/modal.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { shell } from '#core/settings/index.ts';
import { signInText, text } from '#core/texts/index.ts';
import { useNotices } from '../notices.tsx';
import { useSession } from '../session/session.ts';
import { nextPath, withModal } from './modal-address.ts';
import type { ModalContentProps } from './modal-host.tsx';
import styles from './sign-in-modal.module.css';

type SignInView = 'sign-in' | 'forgot' | 'code';

/** Outlives the modal briefly, so closing and reopening it returns to the same view. */
let last: SignInView = 'sign-in';
let reset: ReturnType<typeof setTimeout> | undefined;

/** `asked`: the view named in the URL, if any. */
function useSignInView(asked: string | null): [SignInView, (view: SignInView) => void] {
  const [view, setView] = useState<SignInView>(asked === 'forgot' ? 'forgot' : last);
  useEffect(() => {
    clearTimeout(reset);
    return () => {
      reset = setTimeout(() => {
        last = 'sign-in';
      }, shell.signInResetMs);
    };
  }, []);
  return [
    view,
    (next) => {
      last = next;
      setView(next);
    },
  ];
}

const titles: Record<SignInView, string> = {
  'sign-in': words.signInTitle,
  forgot: words.forgotTitle,
  code: words.codeTitle,
};

export default function SignInModal({ onClose }: ModalContentProps) {
  const location = useLocation();
  const asked = new URLSearchParams(location.search);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { notify } = useNotices();
  const { signInWith } = useSession();
  const [view, setView] = useSignInView(asked.get('signUp'));
  const back = () => setView('sign-in');

  async function signedIn(uid: string) {
    keepUserId(uid);
    const next = nextPath(location.search);
    // Rerun every loader: the page behind the modal now belongs to this user.
    if (next) await navigate(next, { replace: true });
    await revalidate();
    if (!next) onClose();
  }
  function sent() {
    onClose();
    notify(text('notice.emailSent'));
  }

  return (
    <Modal open onClose={onClose} title={titles[view]} picture={<Chair />}>
      {view === 'forgot' && <ForgotPasswordForm onSent={sent} onReturn={back} />}
      {view === 'code' && <CodeForm onSignedIn={signedIn} onReturn={back} />}
      {view === 'sign-in' && (
        <>
          {asked.get('changed') === 'password' && <Text tone="soft">{words.passwordChanged}</Text>}
          <SocialButtons offered={signInWith} onSignedIn={signedIn} />
          <SignInForm
            onSignedIn={signedIn}
            onForgot={() => setView('forgot')}
            onSecondFactor={() => setView('code')}
            notice={noticeOf(asked)}
          />
          <PasskeyButton enterAt="/sign-in/passkey" onEntered={signedIn} />
          <p className={styles.noAccount}>
            {words.noAccount}{' '}
            <TextLink inline href={withModal({ ...location, search: '' }, 'additionalinfo')}>
              {words.takeSurvey}
            </TextLink>
          </p>
        </>
      )}
    </Modal>
  );
}

/** Explains why the modal opened when the visitor didn't click Sign in. */
function noticeOf(asked: URLSearchParams): string | null {
  if (asked.get('social') === 'exists') return text('email.accountExists');
  return asked.has('failed') ? signInText('invalid-login-value') : null;
}
