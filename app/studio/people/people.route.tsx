import { data, Form, redirect, useNavigation } from 'react-router';
import { pageTitle } from '#app/shell/page-title.ts';
import { Button } from '#app/ui/action/button.tsx';
import { Table } from '#app/ui/display/table.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { can } from '#core/account/index.ts';
import { inviteStaff } from '#server/account/invitation.ts';
import { listPeople } from '#server/account/list-people.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/people.route.ts';
import styles from './people.module.css';
import { peopleWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  if (ctx.actor.kind !== 'account' || !can(ctx.actor.role, 'people.view')) throw redirect('/studio');
  return { staff: await listPeople(ctx) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, auth } = servicesOf(context);
  const form = await request.formData();
  const email = String(form.get('email') ?? '');
  const done = await inviteStaff(ctx, auth, { email, role: String(form.get('role') ?? '') });
  if (done.ok) return data({ invited: email, problem: null });
  if (done.reason === 'not-allowed') throw redirect('/studio');
  return data({ invited: null, problem: done.message }, 400);
}

/** Who works here, and who is asked to. */
export default function People({ loaderData: { staff }, actionData }: Route.ComponentProps) {
  const pending = useNavigation().formMethod === 'POST';
  return (
    <main className={styles.page}>
      <Title as="h1" size="heading">
        {words.title}
      </Title>
      <Form method="post" noValidate className={styles.form} key={actionData?.invited ?? 'form'}>
        <TextField label={words.email} name="email" type="email" error={actionData?.problem} />
        <Button type="submit" name="role" value="specialist" pending={pending}>
          {words.inviteSpecialist}
        </Button>
        <Button type="submit" name="role" value="admin" kind="ghost" pending={pending}>
          {words.inviteAdmin}
        </Button>
      </Form>
      {actionData?.invited && <Text role="status">{words.invited(actionData.invited)}</Text>}
      <Table
        caption={words.staff}
        rows={staff}
        rowId={({ id }) => id}
        empty={words.nobody}
        columns={[
          { id: 'name', title: words.name, cell: ({ name }) => name },
          { id: 'email', title: words.email, cell: ({ email }) => email },
          { id: 'role', title: words.role, cell: ({ role }) => words.roles[role] },
          {
            id: 'factor',
            title: words.secondFactor,
            cell: ({ secondFactor }) => (secondFactor ? words.yes : words.no),
          },
        ]}
      />
    </main>
  );
}
