import { TextButton } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { accountWords as words } from './words.ts';

interface BegunPersonProps {
  person: { firstName: string; email: string };
  token: string | undefined;
  problems: { firstName?: string; email?: string };
  onForget: (() => void) | null;
}

/** Who gave name and address before: only the password is missing. */
export function BegunPerson({ person: { firstName, email }, token, problems, onForget }: BegunPersonProps) {
  const problem = problems.firstName ?? problems.email;
  return (
    <div>
      <input type="hidden" name="firstName" value={firstName} />
      <input type="hidden" name="email" value={email} />
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      <Text>{words.completeLead(firstName, email)}</Text>
      {problem && <Text tone="tight">{problem}</Text>}
      {onForget && (
        <Text size="small">
          {words.notYou}{' '}
          <TextButton inline onClick={onForget}>
            {words.startAgain}
          </TextButton>
        </Text>
      )}
    </div>
  );
}
