import { z } from 'zod';
import { DetailPage } from '#app/parts/studio-list/detail-page.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { proved } from '#app/shell/proof/proved.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { parseMoney } from '#core/money/index.ts';
import { secondPersonWords } from '#core/payment/index.ts';
import type { Ctx } from '#server/context.ts';
import { decideGuarantee } from '#server/fee/guarantee/decide-guarantee.ts';
import { getStudioFee } from '#server/fee/guarantee/get-studio-fee.ts';
import { refundFee } from '#server/fee/guarantee/refund-fee.ts';
import { retryFeeRefund } from '#server/fee/guarantee/retry-refund.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/fee.route.ts';
import { GiveSection, SendAgain } from './give-section.tsx';
import styles from './guarantee.module.css';
import { type FeeAnswer, RequestSection } from './request-section.tsx';
import { guaranteeWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ params, context }: Route.LoaderArgs) {
  const fee = await getStudioFee(servicesOf(context).ctx, params.feeId);
  if (!fee) throw redirect('/studio/guarantee');
  return { fee };
}

const note = z.string().trim().max(2000);
const asked = z.discriminatedUnion('act', [
  z.object({ act: z.enum(['grant', 'decline']), requestId: z.string().min(1), answer: note }),
  z.object({ act: z.literal('give'), amount: z.string().max(20), note }),
  z.object({ act: z.literal('again'), refundId: z.string().min(1) }),
]);

export async function action({ request, params, context }: Route.ActionArgs): Promise<FeeAnswer> {
  const read = asked.safeParse(Object.fromEntries(await request.formData()));
  return read.success ? perform(servicesOf(context).ctx, params.feeId, read.data) : refused(words.failed);
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, refused);

const refused = (message: string): FeeAnswer => ({ ok: false, message });
const did = (message: string): FeeAnswer => ({ ok: true, message });

async function perform(ctx: Ctx, feeId: string, given: z.infer<typeof asked>): Promise<FeeAnswer> {
  if (given.act === 'again') {
    const sent = proved(await retryFeeRefund(ctx, given));
    if (sent.ok) return did(words.againDone);
    return refused(sent.reason === 'provider-failed' ? words.unreachable : words.failed);
  }
  if (given.act === 'give') {
    const read = parseMoney(given.amount);
    if (!read.ok) return refused(words.notAnAmount);
    const back = proved(await refundFee(ctx, { feeId, cents: read.cents, note: given.note }));
    if (!back.ok && back.reason === 'second-person') return did(secondPersonWords(back));
    return back.ok ? did(words.given) : refused(refusal(back.reason));
  }
  const { requestId, act, answer } = given;
  const decided = proved(await decideGuarantee(ctx, { requestId, act, answer }));
  if (decided.ok) return did(act === 'grant' ? words.granted : words.declined);
  if (decided.reason === 'second-person') return did(secondPersonWords(decided));
  return refused(decided.reason === 'decided-before' ? words.decidedBefore : refusal(decided.reason));
}

const refusal = (reason: string): string =>
  reason in words.refusals ? words.refusals[reason as keyof typeof words.refusals] : words.failed;

export default function Fee({ loaderData: { fee } }: Route.ComponentProps) {
  const { validity, rooms, credit } = fee.words ?? {};
  const facts = [fee.paidAt && words.ofFee(words.day(fee.paidAt)), validity, rooms, credit];
  return (
    <DetailPage
      back={{ href: '/studio/guarantee', label: words.back }}
      title={fee.email ?? words.unknownCustomer}
      lead={
        <>
          {`${facts.filter(Boolean).join('. ')}. `}
          {fee.email && (
            <TextLink inline href={`/studio/customers/${fee.accountId}`}>
              {words.customerPage}
            </TextLink>
          )}
        </>
      }
      narrow
    >
      {fee.request && <RequestSection request={fee.request} leftCents={fee.leftCents} />}
      <GiveSection fee={fee} />
      <ListSection id="refunds" title={words.refunds}>
        {fee.refunds.length === 0 && <Text size="small">{words.noRefunds}</Text>}
        <ul className={styles.refunds}>
          {fee.refunds.map(({ id, reason, state, cents, problem, promisedAt }) => (
            <li key={id} className={styles.refund}>
              <Text size="small">
                {words.day(promisedAt)}. {words.reasons[reason]}. {problem ?? words.refundStates[state]}
              </Text>
              <Price cents={cents} exact look="strong" />
              {state === 'failed' && <SendAgain refundId={id} cents={cents} />}
            </li>
          ))}
        </ul>
      </ListSection>
    </DetailPage>
  );
}
