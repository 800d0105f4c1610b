import { TextLink } from '#app/ui/action/text-link.tsx';
import { signInPath } from './sign-in-path.ts';
import { accountWords as words } from './words.ts';

/** Whoever was signed out meanwhile signs in beside the page they are on, so that nothing typed into it is lost. */
export const SignInBeside = ({ next }: { next: string }) => (
  <TextLink href={signInPath(next)} target="_blank" inline>
    {words.signInBeside}
  </TextLink>
);
