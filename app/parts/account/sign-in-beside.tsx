import { TextLink } from '#app/ui/action/text-link.tsx';
import { signInPath } from './sign-in-path.ts';
import { accountWords as words } from './words.ts';

/** A user whose session ended signs in in a new tab, so nothing typed on this page is lost. */
export const SignInBeside = ({ next }: { next: string }) => (
  <TextLink href={signInPath(next)} target="_blank" inline>
    {words.signInBeside}
  </TextLink>
);
