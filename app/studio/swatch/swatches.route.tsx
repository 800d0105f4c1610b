import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { filterBy } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { TwoLines } from '#app/parts/studio-list/two-lines.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useAct } from '#app/shell/acts/use-act.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { useMay } from '#app/shell/session/use-may.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { easternDay, shortDayWords } from '#core/promotion/index.ts';
import { swatchLifecycle } from '#core/swatch/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { listSwatchRequests, markSwatchesSent } from '#server/swatch/swatch-requests.ts';
import type { Route } from './+types/swatches.route.ts';
import { swatchRequestWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asked, choice } = readListAddress(request);
  const list = await listSwatchRequests(servicesOf(context).ctx, {
    ...asked,
    state: choice('state', swatchLifecycle.states),
  });
  if (!list) throw redirect('/studio');
  return { list };
}

interface SwatchAnswer {
  ok: boolean;
  message: string;
}

export async function action({ request, context }: Route.ActionArgs): Promise<SwatchAnswer> {
  const id = String((await request.formData()).get('id') ?? '');
  const done = await markSwatchesSent(servicesOf(context).ctx, id);
  return done.ok ? { ok: true, message: words.sent } : { ok: false, message: words.refused[done.reason] };
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): SwatchAnswer => ({ ok: false, message }));

export default function SwatchRequests({ loaderData: { list } }: Route.ComponentProps) {
  const may = useMay();
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      acts={
        may('swatch.export') && (
          <TextLink href="/studio/swatches/export" download>
            {words.csv}
          </TextLink>
        )
      }
    >
      <StudioList
        caption={words.title}
        search={words.search}
        filters={[filterBy('state', words.state, swatchLifecycle.states, (value) => words.states[value])]}
        list={list}
        rowId={({ id }) => id}
        empty={words.empty}
        columns={[
          {
            id: 'to',
            title: words.to,
            cell: ({ name, line1, line2, city, addressState, zip }) => (
              <TwoLines
                first={name}
                second={[line1, line2, `${city}, ${addressState} ${zip}`].filter((line) => line !== '').join(', ')}
              />
            ),
          },
          { id: 'fabrics', title: words.fabrics, cell: ({ fabrics }) => fabrics.join(', ') },
          {
            id: 'asked',
            title: words.asked,
            oneLine: true,
            cell: ({ askedAt }) => shortDayWords(easternDay(askedAt)),
          },
          {
            id: 'state',
            title: words.state,
            cell: ({ state }) => (
              <StateLabel tone={state === 'open' ? 'waiting' : 'good'}>{words.states[state]}</StateLabel>
            ),
          },
          {
            id: 'act',
            title: words.act,
            cell: ({ id, name, state }) => state === 'open' && may('swatch.send') && <MarkSent id={id} name={name} />,
          },
        ]}
      />
    </ListPage>
  );
}

function MarkSent({ id, name }: { id: string; name: string }) {
  const { Form, data, pending, problem } = useAct<SwatchAnswer>();
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" kind="ghost" small pending={pending} aria-label={words.markSentFor(name)}>
        {words.markSent}
      </Button>
      <ActProblem problem={problem} answer={data} />
    </Form>
  );
}
