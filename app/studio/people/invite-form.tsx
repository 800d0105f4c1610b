import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useInView } from '#app/ui/notice/use-in-view.ts';
import { Text } from '#app/ui/type/text.tsx';
import { isAdmin, type StaffRole, staffRoles } from '#core/account/index.ts';
import styles from './people.module.css';
import { peopleWords as words } from './words.ts';

interface InviteFormProps {
  refused: string | null;
  answer: object | undefined;
  /** Whether admins and owners may be invited, too. */
  choosesAdmins: boolean;
}

/** Invites someone to the team, and says what their role may do. */
export function InviteForm({ refused, answer, choosesAdmins }: InviteFormProps) {
  const pending = useNavigation().formMethod === 'POST';
  const email = useInView<HTMLInputElement>(refused, { answer });
  const [role, setRole] = useState<StaffRole>('specialist');
  const offered = staffRoles.filter((one) => choosesAdmins || !isAdmin(one));
  return (
    <Form method="post" noValidate className={styles.invite} aria-label={words.invite}>
      <TextField ref={email} label={words.email} name="email" type="email" autoComplete="off" error={refused} />
      <Select
        label={words.role}
        name="role"
        value={role}
        onChange={(value) => setRole(offered.find((one) => one === value) ?? role)}
        options={offered.map((value) => ({ value, label: words.roles[value] }))}
        className={styles.role}
      />
      <Button type="submit" pending={pending}>
        {words.sendInvitation}
      </Button>
      <Text size="small" tone="soft" className={styles.does}>
        {words.rolesDo[role]}
      </Text>
    </Form>
  );
}
