import { getStarted } from '#app/shell/menus.ts';
import { useSession } from '#app/shell/session/session.ts';
import { LinkButton, type LinkButtonProps } from '#app/ui/action/link-button.tsx';
import { homeWords } from './words.ts';

/** The call to action, labeled for visitors or signed-in users. */
export function StartLink(look: Pick<LinkButtonProps, 'kind'>) {
  const { user } = useSession();
  return (
    <LinkButton href={getStarted.href} {...look}>
      {user ? homeWords.startSignedIn : homeWords.start}
    </LinkButton>
  );
}
