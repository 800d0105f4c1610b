import { data } from 'react-router';
import { z } from 'zod';
import { filterBy } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { proved } from '#app/shell/proof/proved.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { accountRoles } from '#core/account/index.ts';
import { changePerson } from '#server/account/staff/change-person.ts';
import { inviteStaff } from '#server/account/staff/invitation.ts';
import { listPeople } from '#server/account/staff/list-people.ts';
import { listInvitations, resendInvitation, withdrawInvitation } from '#server/account/staff/open-invitations.ts';
import { resetFactor } from '#server/account/staff/reset-factor.ts';
import { authorise } from '#server/authorise.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/people.route.ts';
import { Invitations } from './invitations.tsx';
import { InviteForm } from './invite-form.tsx';
import { PersonActs } from './person-acts.tsx';
import { peopleWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

const states = ['active', 'disabled'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const allowed = authorise(ctx.actor, 'people.view');
  if (!allowed.ok) throw redirect('/studio');
  const { asked, choice } = readListAddress(request);
  const state = choice('state', states);
  const question = { ...asked, role: choice('role', accountRoles), disabled: state && state === 'disabled' };
  const [list, invitations] = await Promise.all([listPeople(ctx, question), listInvitations(ctx)]);
  return { list, invitations, own: allowed.account.id };
}

const resetAct = z.object({ act: z.literal('reset-factor'), id: z.string(), name: z.string() });
const invitationAct = z.object({ act: z.enum(['resend-invitation', 'withdraw-invitation']), id: z.string() });
const changes = z.union([
  z.object({ act: z.literal('change-role'), id: z.string(), name: z.string(), role: z.enum(accountRoles) }),
  z.object({ act: z.enum(['disable', 'enable']), id: z.string(), name: z.string() }),
]);

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  const form = await request.formData();
  const reset = resetAct.safeParse(Object.fromEntries(form));
  if (reset.success) {
    const done = proved(await resetFactor(ctx, { id: reset.data.id }));
    if (done.ok) return { ok: true, message: words.done['reset-factor'](reset.data.name) };
    if (done.reason === 'not-allowed') throw redirect('/studio');
    return { ok: false, message: words.notReset[done.reason] };
  }
  const read = changes.safeParse(Object.fromEntries(form));
  if (read.success) {
    const done = proved(await changePerson(ctx, { id: read.data.id, change: read.data }));
    if (done.ok) return { ok: true, message: words.done[read.data.act](read.data.name) };
    if (done.reason === 'not-allowed') throw redirect('/studio');
    return { ok: false, message: done.reason === 'unknown' ? words.failed : words.refused[done.reason] };
  }
  const onInvitation = invitationAct.safeParse(Object.fromEntries(form));
  if (onInvitation.success) {
    const { act, id } = onInvitation.data;
    const resends = act === 'resend-invitation';
    const done = proved(resends ? await resendInvitation(ctx, { id }) : await withdrawInvitation(ctx, { id }));
    if (done.ok) return { ok: true, message: (resends ? words.resent : words.withdrawn)(done.email) };
    if (done.reason === 'not-allowed') throw redirect('/studio');
    return { ok: false, message: done.reason === 'gone' ? words.invitationGone : words.refused[done.reason] };
  }
  const email = String(form.get('email') ?? '');
  const done = proved(await inviteStaff(ctx, { email, role: String(form.get('role') ?? '') }));
  if (done.ok) return { ok: true, message: words.invited(email), invited: email };
  if (done.reason === 'not-allowed') throw redirect('/studio');
  const message = done.reason === 'invalid' ? done.message : words.refused[done.reason];
  return data({ ok: false, message }, 400);
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, (message) => ({ ok: false, message }));

/** Staff, open invitations, and everyone else with an account. */
export default function People({ loaderData: { list, invitations, own }, actionData: answered }: Route.ComponentProps) {
  const { choosesAdmins: chooses } = list;
  const actionData = useLastAnswer(answered);
  const refused = actionData && !actionData.ok ? actionData.message : null;
  const invited = actionData && 'invited' in actionData ? actionData.invited : null;
  return (
    <ListPage title={words.title} lead={words.lead}>
      <InviteForm key={invited ?? 'form'} refused={refused} answer={actionData} choosesAdmins={chooses} />
      {invited && <Text role="status">{words.invited(invited)}</Text>}
      <Invitations open={invitations} choosesAdmins={chooses} />
      <StudioList
        caption={words.title}
        search={words.search}
        filters={[
          { ...filterBy('role', words.role, accountRoles, (value) => words.roles[value]), unless: words.staff },
          filterBy('state', words.state, states, (value) => words.states[value]),
        ]}
        list={list}
        rowId={({ id }) => id}
        empty={words.nobody}
        columns={[
          {
            id: 'name',
            title: words.name,
            cell: ({ id, name, role }) =>
              role === 'customer' ? (
                <TextLink href={`/studio/customers/${id}`}>{name}</TextLink>
              ) : id === own ? (
                `${name} (${words.you})`
              ) : (
                name
              ),
          },
          { id: 'email', title: words.email, cell: ({ email }) => email },
          {
            id: 'state',
            title: words.state,
            cell: ({ disabled }) => (
              <StateLabel tone={disabled ? 'bad' : 'good'}>{words.states[disabled ? 'disabled' : 'active']}</StateLabel>
            ),
          },
          {
            id: 'factor',
            title: words.secondFactor,
            cell: ({ secondFactor }) => (secondFactor ? words.yes : words.no),
          },
          {
            id: 'act',
            title: words.act,
            cell: (person) => (
              <PersonActs key={person.role} person={person} own={person.id === own} choosesAdmins={chooses} />
            ),
          },
        ]}
      />
    </ListPage>
  );
}
