import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { AskOnce } from '#app/parts/studio-list/ask-once.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { isAdmin } from '#core/account/index.ts';
import { formatMonthDay } from '#core/texts/index.ts';
import type { OpenInvitation } from '#server/account/staff/open-invitations.ts';
import styles from './people.module.css';
import { peopleWords as words } from './words.ts';

/** Invitations that wait for an answer. */
export function Invitations({ open, choosesAdmins }: { open: readonly OpenInvitation[]; choosesAdmins: boolean }) {
  if (open.length === 0) return null;
  return (
    <ListSection id="invitations" title={words.invitations}>
      <ul className={styles.invitations}>
        {open.map((invitation) => (
          // One that's sent again has a new id.
          <li key={invitation.email}>
            <Invitation {...invitation} mayChange={choosesAdmins || !isAdmin(invitation.role)} />
          </li>
        ))}
      </ul>
    </ListSection>
  );
}

function Invitation({ id, email, role, sentAt, endsAt, mayChange }: OpenInvitation & { mayChange: boolean }) {
  const { Form, data, pending: busy, problem } = useAct<{ ok: boolean; message: string }>();
  return (
    <Form method="post" className={styles.invitation}>
      <input type="hidden" name="id" value={id} />
      <div>
        <Text>{email}</Text>
        <Text tone="soft">{words.sentOn(words.roles[role], formatMonthDay(sentAt), formatMonthDay(endsAt))}</Text>
      </div>
      {mayChange && (
        <>
          <Button
            type="submit"
            name="act"
            value="resend-invitation"
            kind="ghost"
            small
            disabled={busy}
            aria-label={words.resendTo(email)}
          >
            {words.resend}
          </Button>
          <AskOnce
            label={words.withdraw}
            name={words.withdrawFrom(email)}
            question={words.reallyWithdraw(email)}
            keep={words.keepInvitation}
            act={{ name: 'act', value: 'withdraw-invitation' }}
            busy={busy}
          />
        </>
      )}
      <ActProblem problem={problem} answer={data} />
    </Form>
  );
}
