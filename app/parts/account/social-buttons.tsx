import { useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { FacebookIcon, GoogleIcon } from '#app/ui/icon/brands.tsx';
import { useInView } from '#app/ui/notice/use-in-view.ts';
import styles from './social-buttons.module.css';
import { openSocialPopup, type SocialProvider, socialProblem } from './social-popup.ts';
import { accountWords as words } from './words.ts';

const providers = {
  google: { name: 'Google', icon: <GoogleIcon /> },
  facebook: { name: 'Facebook', icon: <FacebookIcon /> },
} as const satisfies Record<SocialProvider, unknown>;

interface SocialButtonsProps {
  /** The configured providers. */
  offered: readonly SocialProvider[];
  onSignedIn: (uid: string) => void;
  /** The user is already signed in and has to prove it. No other form is shown below. */
  again?: boolean;
}

/** Sign in or sign up through a social provider's pop-up. */
export function SocialButtons({ offered, onSignedIn, again = false }: SocialButtonsProps) {
  const [message, setMessage] = useState<string | null>(null);
  const shown = useInView<HTMLParagraphElement>(message);
  if (offered.length === 0) return null;

  async function press(provider: SocialProvider) {
    setMessage(null);
    const outcome = await openSocialPopup(provider, { again });
    if (outcome.ok) onSignedIn(outcome.uid);
    else setMessage(socialProblem(outcome.code));
  }

  return (
    <div className={styles.social}>
      <div className={styles.buttons}>
        {offered.map((provider) => (
          <Button
            key={provider}
            kind="ghost"
            icon={providers[provider].icon}
            aria-label={words.continueWith(providers[provider].name)}
            onClick={() => void press(provider)}
          >
            {providers[provider].name}
          </Button>
        ))}
      </div>
      <p ref={shown} role="alert" tabIndex={-1} className={styles.message}>
        {message}
      </p>
      {!again && <p className={styles.or}>{words.orWithEmail}</p>}
    </div>
  );
}
