import { z } from 'zod';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { filterBy } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useAct } from '#app/shell/acts/use-act.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { proved } from '#app/shell/proof/proved.ts';
import { redirect } from '#app/shell/redirect.ts';
import { useMay } from '#app/shell/session/use-may.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { Capability } from '#core/account/index.ts';
import type { Ctx } from '#server/context.ts';
import { type Exception, exceptionKinds, listExceptions } from '#server/exception/list-exceptions.ts';
import { lookAgain } from '#server/exception/look-again.ts';
import { retryJob } from '#server/exception/retry-job.ts';
import { retryFeeRefund } from '#server/fee/guarantee/retry-refund.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { retryRefund } from '#server/order/returns/retry-refund.ts';
import { markHealingSeen } from '#server/selection/healing/gone-from-boards.ts';
import { settleMissingRate } from '#server/tax/missing-rates.ts';
import type { Route } from './+types/exceptions.route.ts';
import styles from './exceptions.module.css';
import { exceptionsWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asked, choice } = readListAddress(request);
  const question = { ...asked, kind: choice('kind', exceptionKinds) };
  const list = await listExceptions(servicesOf(context).ctx, question);
  if (!list) throw redirect('/studio');
  return { list, kinds: exceptionKinds };
}

const acts = z.object({
  act: z.enum(['retry-job', 'look-again', 'retry-refund', 'retry-fee-refund', 'see-healing', 'settle-rate']),
  id: z.string().min(1).max(100),
  words: z.string().max(5000).default(''),
});

export async function action({ request, context }: Route.ActionArgs): Promise<ExceptionAnswer> {
  const read = acts.safeParse(Object.fromEntries(await request.formData()));
  if (!read.success) return { ok: false, message: words.failed };
  const { act, id, words: said } = read.data;
  const problem = await perform(servicesOf(context).ctx, { act, id, said });
  return problem === null ? { ok: true, message: words.done[act] } : { ok: false, message: problem };
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): ExceptionAnswer => ({ ok: false, message }));

/** Returns why it failed, or null. */
async function perform(
  ctx: Ctx,
  { act, id, said }: Pick<z.infer<typeof acts>, 'act' | 'id'> & { said: string },
): Promise<string | null> {
  switch (act) {
    case 'retry-job':
      return (await retryJob(ctx, { id })).ok ? null : words.failed;
    case 'retry-fee-refund':
    case 'retry-refund': {
      const retry = act === 'retry-refund' ? retryRefund : retryFeeRefund;
      const sent = proved(await retry(ctx, { refundId: id }));
      if (sent.ok) return null;
      return sent.reason === 'provider-failed' ? words.unreachable : words.failed;
    }
    case 'see-healing':
      return (await markHealingSeen(ctx, { healingId: id })).ok ? null : words.failed;
    case 'settle-rate': {
      const settled = await settleMissingRate(ctx, { id, words: said });
      if (settled.ok) return null;
      return settled.reason === 'invalid' ? settled.message : words.failed;
    }
    case 'look-again': {
      const looked = await lookAgain(ctx, { paymentId: id });
      if (looked.ok) return looked.agree ? null : words.differ;
      return looked.reason === 'provider-failed' ? words.unreachable : words.failed;
    }
  }
}

export default function Exceptions({ loaderData: { list, kinds } }: Route.ComponentProps) {
  const may = useMay();
  return (
    <ListPage title={words.title} lead={words.lead}>
      <StudioList
        caption={words.title}
        search={words.search}
        filters={[filterBy('kind', words.kind, kinds, (value) => words.kinds[value])]}
        list={list}
        rowId={({ key }) => key}
        empty={words.empty}
        columns={[
          {
            id: 'what',
            title: words.what,
            cell: ({ title, href }) => (
              <span className={styles.what}>{href ? <TextLink href={href}>{title}</TextLink> : title}</span>
            ),
          },
          { id: 'kind', title: words.kind, cell: ({ kind }) => words.kinds[kind] },
          { id: 'why', title: words.why, cell: ({ why }) => <span className={styles.why}>{why}</span> },
          { id: 'since', title: words.since, oneLine: true, cell: ({ since }) => words.day(since) },
          {
            id: 'act',
            title: words.act,
            cell: ({ act, title, href }) =>
              act && may(needs[act.act]) ? (
                <ExceptionAct doing={act} of={title} />
              ) : (
                href && (
                  <TextLink href={href} soft aria-label={`${words.open}: ${title}`}>
                    {words.open}
                  </TextLink>
                )
              ),
          },
        ]}
      />
    </ListPage>
  );
}

const needs = {
  ...{ 'retry-job': 'job.retry', 'look-again': 'exception.view', 'see-healing': 'board.publish' },
  'settle-rate': 'settings.edit',
  ...{ 'retry-refund': 'order.refund', 'retry-fee-refund': 'fee.refund' },
} as const satisfies Record<NonNullable<Exception['act']>['act'], Capability>;

interface ExceptionAnswer {
  ok: boolean;
  message: string;
}

/** What staff can do about an exception without leaving the list. */
function ExceptionAct({ doing, of }: { doing: NonNullable<Exception['act']>; of: string }) {
  const { act, id } = doing;
  const { Form, data, pending, problem } = useAct<ExceptionAnswer>();
  return (
    <Form method="post">
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="id" value={id} />
      {act === 'settle-rate' && <TextField name="words" label={words.settledHow} />}
      <Button type="submit" small kind="ghost" pending={pending} className={styles.act}>
        {doing.cents === undefined ? words.acts[doing.act] : words.sendAgain(doing.cents)}
        <VisuallyHidden>: {of}</VisuallyHidden>
      </Button>
      <ActProblem problem={problem} answer={data} />
    </Form>
  );
}
