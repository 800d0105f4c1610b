import { useState } from 'react';
import styles from '#app/parts/account/account-form.module.css';
import { CodeForm } from '#app/parts/account/code-form.tsx';
import { PasskeyButton } from '#app/parts/account/passkey-button.tsx';
import { SignInForm } from '#app/parts/account/sign-in-form.tsx';
import { SocialButtons } from '#app/parts/account/social-buttons.tsx';
import { useAccountAct } from '#app/parts/account/use-account-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { PasswordField } from '#app/ui/field/password-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ProblemText } from '#app/ui/notice/problem-text.tsx';
import { Modal } from '#app/ui/overlay/modal.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { useSession } from '../session/session.ts';
import { factorProofNeededCode, signedOutCode } from './codes.ts';
import type { ProofReason } from './send-again.ts';
import type { ShownWays } from './ways.ts';
import { proofWords as words } from './words.ts';

export type ConfirmAnswer = { ok: true } | { ok: false; message: string };

interface ProofDialogProps {
  reason: ProofReason;
  ways: ShownWays;
  settle: (proved: boolean) => void;
}

const widthPx = 440;

export default function ProofDialog({ reason, ways, settle }: ProofDialogProps) {
  const isOver = reason === signedOutCode;
  return (
    <Modal
      open
      onClose={() => settle(false)}
      title={isOver ? words.signedOutTitle : words.title}
      width={widthPx}
      closeOutside={false}
    >
      {isOver ? <SignInAgain settle={settle} /> : <Confirm reason={reason} ways={ways} settle={settle} />}
    </Modal>
  );
}

type Settled = Pick<ProofDialogProps, 'settle'>;

function Confirm({ reason, ways: all, settle }: ProofDialogProps) {
  const { user } = useSession();
  const isFactor = reason === factorProofNeededCode;
  // The password and the providers don't prove a second factor.
  const ways: ShownWays = isFactor ? { ...all, password: false, social: [] } : all;
  const [byCode, setByCode] = useState(!ways.password && ways.code);
  const { submit, pending, answer, failure } = useAccountAct<ConfirmAnswer>('/confirm', ({ ok }) => ok && settle(true));
  const problem = failure ?? (answer && !answer.ok ? answer.message : null);
  if (!ways.password && !ways.code) return <ConfirmElsewhere ways={ways} settle={settle} isFactor={isFactor} />;
  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <Text tone="soft">{isFactor ? words.leadFactor : byCode ? words.leadCode : words.lead}</Text>
      {byCode ? (
        <TextField
          key="code"
          label={words.code}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoFocus
          error={problem}
        />
      ) : (
        <>
          {/* Lets a password manager know which account this is for. */}
          <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <PasswordField key="password" label={words.password} name="password" autoFocus error={problem} />
        </>
      )}
      <Button type="submit" wide pending={pending}>
        {words.confirm}
      </Button>
      {ways.password && ways.code && (
        <TextButton onClick={() => setByCode(!byCode)}>{byCode ? words.usePassword : words.useCode}</TextButton>
      )}
      {ways.passkey && <PasskeyButton enterAt="/confirm" onEntered={() => settle(true)} />}
    </form>
  );
}

/** Where nothing is typed: a passkey, or signing in again with the provider. */
function ConfirmElsewhere({ ways, settle, isFactor }: Settled & { ways: ShownWays; isFactor: boolean }) {
  const { isOther, check } = useSamePerson(settle);
  const { social, passkey } = ways;
  const leadPasskey = isFactor ? words.leadFactorPasskey : words.leadPasskey;
  if (social.length === 0 && !passkey) return <Text>{words.noWay}</Text>;
  return (
    <div className={styles.form}>
      <Text tone="soft">{social.length > 0 ? words.leadSocial : leadPasskey}</Text>
      {social.length > 0 && <SocialButtons offered={social} onSignedIn={check} again />}
      {passkey && <PasskeyButton enterAt="/confirm" onEntered={() => settle(true)} />}
      {isOther && <OtherAccount />}
    </div>
  );
}

function SignInAgain({ settle }: Settled) {
  const { signInWith } = useSession();
  const [asksCode, setAsksCode] = useState(false);
  const { isOther, check } = useSamePerson(settle);
  if (asksCode) return <CodeForm onSignedIn={check} onReturn={() => setAsksCode(false)} />;
  return (
    <div className={styles.form}>
      <Text tone="soft">{words.signedOutLead}</Text>
      {isOther && <OtherAccount />}
      <SocialButtons offered={signInWith} onSignedIn={check} />
      <SignInForm
        onSignedIn={check}
        onForgot={() => window.open('/?signUp=1', '_blank', 'noopener')}
        onSecondFactor={() => setAsksCode(true)}
      />
      <PasskeyButton enterAt="/sign-in/passkey" onEntered={check} />
    </div>
  );
}

/** The action belongs to the user whose page this is; signing in as someone else must not carry it out. */
function useSamePerson(settle: (proved: boolean) => void) {
  const { user } = useSession();
  const [isOther, setIsOther] = useState(false);
  const check = (uid: string) => (uid === user?.uid ? settle(true) : setIsOther(true));
  return { isOther, check };
}

const OtherAccount = () => <ProblemText message={words.otherAccount} />;
