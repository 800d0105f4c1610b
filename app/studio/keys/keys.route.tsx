import { orderPartWords } from '#app/parts/order/words.ts';
import { AskOnceForm } from '#app/parts/studio-list/ask-once.tsx';
import { filterBy } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { ShownOnce } from '#app/parts/studio-list/shown-once.tsx';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { TwoLines } from '#app/parts/studio-list/two-lines.tsx';
import { useFormKey } from '#app/parts/studio-list/use-form-key.ts';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { proved } from '#app/shell/proof/proved.ts';
import { redirect } from '#app/shell/redirect.ts';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { apiKeyStates } from '#core/account/index.ts';
import { dayWords } from '#core/promotion/index.ts';
import { createKey, keyDays } from '#server/api-key/create-key.ts';
import { listKeys } from '#server/api-key/list-keys.ts';
import { revokeKey } from '#server/api-key/revoke-key.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/keys.route.ts';
import { type KeyAnswer, type KeyForm, NewKey } from './new-key.tsx';
import { words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const { asked, choice } = readListAddress(request);
  const list = await listKeys(ctx, { ...asked, state: choice('state', apiKeyStates) });
  // For specialists this page doesn't exist.
  if (!list) throw redirect('/studio');
  return { list, days: keyDays(ctx) };
}

export async function action({ context, request }: Route.ActionArgs): Promise<KeyAnswer | null> {
  const { ctx } = servicesOf(context);
  const sent = await request.formData();
  const id = sent.get('revoke');
  if (id !== null) {
    const revoked = proved(await revokeKey(ctx, { id: String(id) }));
    return revoked.ok ? null : { refused: words.refused[revoked.reason] };
  }
  const form = formIn(sent);
  const made = proved(await createKey(ctx, form));
  if (made.ok) return { key: made.key };
  if (made.reason === 'invalid') return { form, problems: made.problems };
  return { form, refused: words.refused[made.reason] };
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, async (refused, sent): Promise<KeyAnswer> => ({ form: formIn(await sent.formData()), refused }));

function formIn(sent: FormData): KeyForm {
  const text = (name: string) => String(sent.get(name) ?? '');
  return {
    name: text('name'),
    scopes: sent.getAll('scopes').map(String),
    lastDay: text('lastDay'),
    callsPerMinute: text('callsPerMinute'),
  };
}

export default function Keys({ loaderData: { list, days }, actionData: answered }: Route.ComponentProps) {
  const answer = useLastAnswer(answered ?? undefined);
  const formKey = useFormKey(answer?.key);
  return (
    <ListPage title={words.title} lead={words.lead}>
      <NewKey key={formKey} days={days} answer={answer} />
      {answer?.key && <ShownOnce lead={words.made} secret={answer.key} />}
      <StudioList
        caption={words.title}
        search={words.search}
        filters={[filterBy('state', words.state, apiKeyStates, (value) => words.states[value])]}
        list={list}
        rowId={({ id }) => id}
        empty={words.empty}
        columns={[
          {
            id: 'key',
            title: words.which,
            cell: ({ name, ending }) => <TwoLines first={name} second={words.ending(ending)} />,
          },
          {
            id: 'scopes',
            title: words.scopes,
            cell: ({ scopes, callsPerMinute }) => (
              <TwoLines
                first={scopes.map((scope) => words.calls[scope].label).join(', ')}
                second={words.perMinute(callsPerMinute)}
              />
            ),
          },
          {
            id: 'made',
            title: words.madeAt,
            cell: ({ createdAt, createdBy }) => (
              <TwoLines first={orderPartWords.day(createdAt)} second={words.by(createdBy)} />
            ),
          },
          {
            id: 'used',
            title: words.used,
            cell: ({ lastUsedAt }) => (lastUsedAt ? words.at(lastUsedAt) : words.never),
          },
          {
            id: 'lastDay',
            title: words.lastDay,
            cell: ({ lastDay, state, endsSoon }) =>
              endsSoon ? (
                <TwoLines first={dayWords(lastDay)} second={<StateLabel tone="waiting">{words.soon}</StateLabel>} />
              ) : state === 'ended' ? (
                <TwoLines first={dayWords(lastDay)} second={<StateLabel tone="bad">{words.states.ended}</StateLabel>} />
              ) : (
                dayWords(lastDay)
              ),
          },
          {
            id: 'state',
            title: words.state,
            cell: ({ id, name, revokedAt }) =>
              revokedAt ? (
                <StateLabel>{words.revoked(orderPartWords.day(revokedAt))}</StateLabel>
              ) : (
                <AskOnceForm
                  label={words.revoke}
                  name={words.revokeNamed(name)}
                  question={words.reallyRevoke}
                  keep={words.keep}
                  act={{ name: 'revoke', value: id }}
                />
              ),
          },
        ]}
      />
    </ListPage>
  );
}
