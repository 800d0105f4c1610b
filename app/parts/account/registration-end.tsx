import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { accountWords as words } from './words.ts';

interface RegistrationEndProps {
  label: string;
  pending: boolean;
  /** The submit button is outside the form. */
  buttonElsewhere: boolean;
  signInHref: string;
}

/** The end of a registration form: its button, and the way in for someone who has an account. */
export function RegistrationEnd({ label, pending, buttonElsewhere, signInHref }: RegistrationEndProps) {
  return (
    <>
      {!buttonElsewhere && (
        <Button type="submit" wide pending={pending}>
          {label}
        </Button>
      )}
      <Text size="small">
        {words.haveAccount}{' '}
        <TextLink inline href={signInHref}>
          {words.signIn}
        </TextLink>
      </Text>
    </>
  );
}
