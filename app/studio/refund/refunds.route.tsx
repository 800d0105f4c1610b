import { Link } from 'react-router';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { filterBy } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { TwoLines } from '#app/parts/studio-list/two-lines.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { proved } from '#app/shell/proof/proved.ts';
import { redirect } from '#app/shell/redirect.ts';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { orderNumber } from '#core/order/index.ts';
import { refundApprovalLifecycle } from '#core/payment/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { approveRefund, declineRefund } from '#server/refund-approval/decide-refund.ts';
import { type ListedApproval, listApprovals } from '#server/refund-approval/list-approvals.ts';
import type { Route } from './+types/refunds.route.ts';
import { Decision } from './decision.tsx';
import styles from './refunds.module.css';
import { words } from './words.ts';

export const meta = () => pageTitle(words.title);

const { states } = refundApprovalLifecycle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { asked, choice } = readListAddress(request);
  const list = await listApprovals(servicesOf(context).ctx, { ...asked, state: choice('state', states) });
  if (!list) throw redirect('/studio');
  return { list };
}

/** Taking it back is declining a refund you started. */
const decisions = ['approve', 'decline', 'takeBack'] as const;

interface RefundsAnswer {
  done?: string;
  refused?: string;
  /** The refund that was declined without a reason. */
  unexplained?: string;
}

export async function action({ context, request }: Route.ActionArgs): Promise<RefundsAnswer> {
  const { ctx } = servicesOf(context);
  const sent = await request.formData();
  const text = (name: string) => String(sent.get(name) ?? '');
  const act = decisions.find((one) => sent.has(one)) ?? 'decline';
  const id = text(act);
  const decided = proved(
    act === 'approve' ? await approveRefund(ctx, { id }) : await declineRefund(ctx, { id, reason: text('reason') }),
  );
  if (decided.ok) return { done: words.done[act] };
  const refused = words.refused[decided.reason];
  return decided.reason === 'no-reason' ? { refused, unexplained: id } : { refused };
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (refused): RefundsAnswer => ({ refused }));

const tones = { waiting: 'waiting', approved: 'good', declined: 'bad', overtaken: 'rest' } as const;

const subjectOf = ({ kind, subjectId }: ListedApproval) =>
  kind === 'order'
    ? { name: words.order(orderNumber(subjectId)), href: `/studio/orders/${subjectId}` }
    : { name: words.fee, href: `/studio/guarantee/${subjectId}` };

export default function Refunds({ loaderData: { list }, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return (
    <ListPage title={words.title} lead={words.lead}>
      {answer?.done && <Text role="status">{answer.done}</Text>}
      {!answer?.unexplained && <ActProblem problem={answer?.refused} answer={answer} />}
      <StudioList
        caption={words.title}
        search={words.search}
        filters={[filterBy('state', words.state, states, (value) => words.states[value])]}
        list={list}
        rowId={({ id }) => id}
        empty={words.empty}
        columns={[
          {
            id: 'what',
            title: words.what,
            cell: (row) => (
              <TwoLines
                first={<Link to={subjectOf(row).href}>{subjectOf(row).name}</Link>}
                second={<span className={styles.long}>{words.about(row.act, row.about)}</span>}
              />
            ),
          },
          { id: 'amount', title: words.amount, cell: ({ cents }) => <Price cents={cents} exact look="strong" /> },
          {
            id: 'who',
            title: words.who,
            cell: ({ asker, askedAt }) => <TwoLines first={asker ?? words.someone} second={words.at(askedAt)} />,
          },
          {
            id: 'state',
            title: words.state,
            cell: ({ state, decidedAt, decider, reason }) => (
              <TwoLines
                first={<StateLabel tone={tones[state]}>{words.states[state]}</StateLabel>}
                second={
                  decidedAt && (
                    <span className={styles.long}>
                      {[words.by(decider, decidedAt), reason].filter(Boolean).join('. ')}
                    </span>
                  )
                }
              />
            ),
          },
          {
            id: 'decide',
            title: words.decide,
            cell: (row) =>
              row.state === 'waiting' ? (
                <Decision
                  approval={row}
                  what={subjectOf(row).name}
                  unexplained={answer?.unexplained === row.id ? answer : undefined}
                />
              ) : null,
          },
        ]}
      />
    </ListPage>
  );
}
