import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { AskOnce } from '#app/parts/studio-list/ask-once.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { accountRoles, isAdmin } from '#core/account/index.ts';
import type { Person } from '#server/account/staff/list-people.ts';
import styles from './people.module.css';
import { peopleWords as words } from './words.ts';

export interface PersonAnswer {
  ok: boolean;
  message: string;
}

interface PersonActsProps {
  person: Person;
  own: boolean;
  /** Whether the viewer decides about admins and owners, too. */
  choosesAdmins: boolean;
}

/** Changes a person's role, disables or enables the account, or resets a lost second factor. */
export function PersonActs({ person, own, choosesAdmins }: PersonActsProps) {
  const { Form, data, submit, pending: busy, problem } = useAct<PersonAnswer>();
  const { id, name, role, disabled, secondFactor } = person;
  if (!choosesAdmins && isAdmin(role)) return words.roles[role];
  const offered = accountRoles.filter((value) => choosesAdmins || !isAdmin(value));
  return (
    <Form method="post" className={styles.acts}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      <Select
        label={words.roleOf(name)}
        value={role}
        disabled={busy}
        onChange={(value) => {
          if (value !== role) void submit({ act: 'change-role', id, name, role: value }, { method: 'post' });
        }}
        options={offered.map((value) => ({ value, label: words.roles[value] }))}
        className={styles.role}
      />
      {disabled ? (
        <Button
          type="submit"
          name="act"
          value="enable"
          kind="ghost"
          small
          disabled={busy}
          aria-label={words.enableNamed(name)}
        >
          {words.enable}
        </Button>
      ) : (
        <AskOnce
          label={words.disable}
          name={words.disableNamed(name)}
          question={words.reallyDisable(name)}
          keep={words.keep}
          act={{ name: 'act', value: 'disable' }}
          busy={busy}
        />
      )}
      {secondFactor && !own && (
        <AskOnce
          label={words.resetFactor}
          name={words.resetFactorNamed(name)}
          question={words.reallyReset(name)}
          keep={words.keepFactor}
          act={{ name: 'act', value: 'reset-factor' }}
          busy={busy}
        />
      )}
      <ActProblem problem={problem} answer={data} />
    </Form>
  );
}
