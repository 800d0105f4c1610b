import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { openSocialPopup, type SocialProvider } from '#app/parts/account/social-popup.ts';
import { Button } from '#app/ui/action/button.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { socialSignInText } from '#core/texts/index.ts';
import { Part } from './part.tsx';
import styles from './profile.module.css';
import { profileWords as words } from './words.ts';

const names: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** Being signed in is the proof: from here a provider is linked to the account that is open. */
export function WaysPart({ offered, linked }: { offered: readonly SocialProvider[]; linked: readonly string[] }) {
  const { revalidate } = useRevalidator();
  const [message, setMessage] = useState<string | null>(null);
  if (offered.length === 0) return null;

  async function link(provider: SocialProvider) {
    const outcome = await openSocialPopup(provider);
    setMessage(outcome.ok ? null : socialSignInText(outcome.code));
    await revalidate();
  }

  return (
    <Part id="ways" title={words.ways}>
      <ul className={styles.list}>
        {offered.map((provider) => (
          <li key={provider} className={styles.row}>
            <Text as="span">
              {names[provider]} · {linked.includes(provider) ? words.linked : words.notLinked}
            </Text>
            {!linked.includes(provider) && (
              <Button kind="ghost" small onClick={() => void link(provider)}>
                {words.link(names[provider])}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {message && <Text tone="tight">{message}</Text>}
    </Part>
  );
}
