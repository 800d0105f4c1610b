import { Form } from 'react-router';
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
import { Button } from '#app/ui/action/button.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { deliveryStates } from '#core/webhook/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { addEndpoint, pauseEndpoint, removeEndpoint, resumeEndpoint } from '#server/webhook/change-endpoint.ts';
import { listWebhooks } from '#server/webhook/list-webhooks.ts';
import { sendAgain, sendTest } from '#server/webhook/send-event.ts';
import type { Route } from './+types/webhooks.route.ts';
import { EndpointList, RowAnswer } from './endpoint-list.tsx';
import { type EndpointForm, NewEndpoint, type WebhookReply } from './new-endpoint.tsx';
import styles from './webhooks.module.css';
import { words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const { asked, choice } = readListAddress(request);
  const found = await listWebhooks(ctx, { ...asked, state: choice('state', deliveryStates) });
  // For specialists this page doesn't exist.
  if (!found) throw redirect('/studio');
  return found;
}

export async function action({ context, request }: Route.ActionArgs): Promise<WebhookReply> {
  const { ctx } = servicesOf(context);
  const sent = await request.formData();
  const id = (act: string) => String(sent.get(act) ?? '');
  const about = placeOf(sent);
  const answer = (
    outcome: { ok: true } | { ok: false; reason: keyof typeof words.refused },
    done: string,
  ): WebhookReply => (outcome.ok ? { about, done } : { about, refused: words.refused[outcome.reason] });
  if (sent.has('pause')) return answer(proved(await pauseEndpoint(ctx, { id: id('pause') })), words.pausedNow);
  if (sent.has('resume')) return answer(proved(await resumeEndpoint(ctx, { id: id('resume') })), words.resumed);
  if (sent.has('remove')) return answer(proved(await removeEndpoint(ctx, { id: id('remove') })), words.removed);
  if (sent.has('test')) return answer(await sendTest(ctx, { id: id('test') }), words.tested);
  if (sent.has('again')) return answer(await sendAgain(ctx, { deliveryId: id('again') }), words.sentAgain);
  const form = formIn(sent);
  const added = proved(await addEndpoint(ctx, form));
  if (added.ok) return { about, secret: added.secret };
  if (added.reason === 'invalid') return { about, form, problems: added.problems };
  return { about, form, refused: words.refused[added.reason] };
}

async function stillTyped(refused: string, request: Request): Promise<WebhookReply> {
  const sent = await request.formData();
  return { about: placeOf(sent), form: formIn(sent), refused };
}

/** Where the answer is shown: next to what was pressed. */
function placeOf(sent: FormData): WebhookReply['about'] {
  if (sent.has('again')) return 'deliveries';
  return sent.has('url') ? 'form' : 'endpoints';
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, stillTyped);

const formIn = (sent: FormData): EndpointForm => ({
  url: String(sent.get('url') ?? ''),
  topics: sent.getAll('topics').map(String),
});

const tones = { waiting: 'waiting', delivered: 'good', 'given up': 'bad' } as const;

export default function Webhooks({ loaderData, actionData: answered }: Route.ComponentProps) {
  const { endpoints, deliveries } = loaderData;
  const answer = useLastAnswer(answered);
  const formKey = useFormKey(answer?.secret);
  const about = (place: WebhookReply['about']) => (answer?.about === place ? answer : undefined);
  return (
    <ListPage title={words.title} lead={words.lead}>
      <NewEndpoint key={formKey} answer={about('form')} />
      {answer?.secret && <ShownOnce lead={words.made} secret={answer.secret} />}
      <details className={styles.how}>
        <summary>{words.how}</summary>
        <Text size="small">{words.howText}</Text>
      </details>
      <EndpointList endpoints={endpoints} answer={about('endpoints')} />
      <Title as="h2" size="heading">
        {words.deliveries}
      </Title>
      <Text tone="soft">{words.deliveriesLead}</Text>
      <RowAnswer answer={about('deliveries')} />
      <StudioList
        caption={words.deliveries}
        search={words.search}
        filters={[filterBy('state', words.state, deliveryStates, (value) => words.states[value])]}
        list={deliveries}
        rowId={({ id }) => id}
        empty={words.empty}
        columns={[
          {
            id: 'event',
            title: words.event,
            cell: ({ type, eventId }) => (
              <TwoLines first={type} second={<span className={styles.long}>{eventId}</span>} />
            ),
          },
          {
            id: 'endpoint',
            title: words.endpoint,
            cell: ({ url }) => <span className={styles.long}>{url}</span>,
          },
          {
            id: 'state',
            title: words.state,
            cell: ({ state, tries, nextTryAt }) => (
              <TwoLines
                first={<StateLabel tone={tones[state]}>{words.states[state]}</StateLabel>}
                second={[words.tries(tries), ...(nextTryAt && tries > 0 ? [words.next(nextTryAt)] : [])].join('. ')}
              />
            ),
          },
          {
            id: 'answer',
            title: words.answer,
            cell: ({ status, answer: said, triedAt }) =>
              status === null ? (
                <span className={styles.long}>{said ?? words.noAnswer}</span>
              ) : (
                <TwoLines
                  first={words.status(status)}
                  second={<span className={styles.long}>{said || (triedAt && words.at(triedAt))}</span>}
                />
              ),
          },
          { id: 'when', title: words.when, cell: ({ createdAt }) => words.at(createdAt) },
          {
            id: 'again',
            title: words.acts,
            cell: ({ id, state, type, eventId, paused }) =>
              state === 'waiting' || paused ? null : (
                <Form method="post">
                  <Button
                    type="submit"
                    name="again"
                    value={id}
                    kind="ghost"
                    small
                    aria-label={words.againNamed(type, eventId)}
                  >
                    {words.again}
                  </Button>
                </Form>
              ),
          },
        ]}
      />
    </ListPage>
  );
}
