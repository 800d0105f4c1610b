import { Form, redirect, useNavigation } from 'react-router';
import { orderPartWords } from '#app/parts/order/words.ts';
import { AskOnce } from '#app/parts/studio-list/ask-once.tsx';
import { filterBy } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { TwoLines } from '#app/parts/studio-list/two-lines.tsx';
import { answerOrRefuse } from '#app/shell/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/last-answer.ts';
import { pageTitle } from '#app/shell/page-title.ts';
import { proved } from '#app/shell/proof/proved.ts';
import { Button } from '#app/ui/action/button.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { createKey } from '#server/api-key/create-key.ts';
import { listKeys } from '#server/api-key/list-keys.ts';
import { revokeKey } from '#server/api-key/revoke-key.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/keys.route.ts';
import styles from './keys.module.css';
import { words } from './words.ts';

export const meta = () => pageTitle(words.title);

const states = ['valid', 'revoked'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { asked, choice } = readListAddress(request);
  const state = choice('state', states);
  const list = await listKeys(servicesOf(context).ctx, { ...asked, revoked: state && state === 'revoked' });
  // A specialist has no business here: for them the room does not exist.
  if (!list) throw redirect('/studio');
  return { list };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  const form = await request.formData();
  const id = form.get('revoke');
  if (id !== null) {
    const revoked = proved(await revokeKey(ctx, { id: String(id) }));
    return revoked.ok ? null : { refused: words.refused[revoked.reason] };
  }
  const made = proved(await createKey(ctx, { name: String(form.get('name') ?? '') }));
  if (made.ok) return { key: made.key };
  return { refused: made.reason === 'name' ? made.words : words.refused[made.reason] };
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, (refused) => ({ refused }));

export default function Keys({ loaderData: { list }, actionData: answered }: Route.ComponentProps) {
  const actionData = useLastAnswer(answered);
  const making = useNavigation().formData?.has('name') ?? false;
  const made = actionData && 'key' in actionData ? actionData.key : null;
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined;
  return (
    <ListPage title={words.title} lead={words.lead}>
      <Form method="post" className={styles.make} key={made ?? 'new'} noValidate>
        <TextField label={words.name} name="name" maxLength={80} hint={words.nameHint} error={refused} required />
        <Button type="submit" small pending={making}>
          {words.make}
        </Button>
      </Form>
      {made && (
        <div role="status" className={styles.made}>
          <p>{words.made}</p>
          <code>{made}</code>
        </div>
      )}
      <StudioList
        caption={words.title}
        search={words.search}
        filters={[filterBy('state', words.state, states, (value) => words.states[value])]}
        list={list}
        rowId={({ id }) => id}
        empty={words.empty}
        columns={[
          {
            id: 'key',
            title: words.which,
            cell: ({ name, ending }) => <TwoLines first={name} second={words.ending(ending)} />,
          },
          { id: 'by', title: words.by, cell: ({ createdBy }) => createdBy ?? words.gone },
          { id: 'made', title: words.madeAt, cell: ({ createdAt }) => orderPartWords.day(createdAt) },
          {
            id: 'used',
            title: words.used,
            cell: ({ lastUsedAt }) => (lastUsedAt ? orderPartWords.day(lastUsedAt) : words.never),
          },
          {
            id: 'state',
            title: words.state,
            cell: ({ id, name, revokedAt }) =>
              revokedAt ? (
                <StateLabel>{words.revoked(orderPartWords.day(revokedAt))}</StateLabel>
              ) : (
                <Form method="post">
                  <AskOnce
                    label={words.revoke}
                    name={words.revokeNamed(name)}
                    question={words.reallyRevoke}
                    keep={words.keep}
                    act={{ name: 'revoke', value: id }}
                  />
                </Form>
              ),
          },
        ]}
      />
    </ListPage>
  );
}
