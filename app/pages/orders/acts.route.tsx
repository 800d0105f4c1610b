import { data } from 'react-router';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { limitedDoor } from '#app/shell/guards.ts';
import { redirect } from '#app/shell/redirect.ts';
import { appointmentRefusalWords, claimRefusalWords } from '#core/order/index.ts';
import { secondPersonWords } from '#core/payment/index.ts';
import type { Ctx } from '#server/context.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { chooseWindow } from '#server/order/appointments/choose-window.ts';
import { withdrawClaim } from '#server/order/claims/end-claim.ts';
import { reportDamage } from '#server/order/claims/report-damage.ts';
import { answerDelay } from '#server/order/fulfillment/answer-delay.ts';
import { cancelLines } from '#server/order/returns/cancel-lines.ts';
import { type RequestEnded, withdrawRequest } from '#server/order/returns/end-request.ts';
import { requestReturn } from '#server/order/returns/request-return.ts';
import type { Route } from './+types/acts.route.ts';
import { appointmentWords } from './appointment/words.ts';
import { claimWords } from './claim/words.ts';
import { type OrderAct, type OrderAnswer, readOrderAct } from './order-acts.ts';
import { ordersWords as words } from './words.ts';

const refused = (message: string): OrderAnswer => ({ ok: false, message });

export const middleware: Route.MiddlewareFunction[] = limitedDoor('orderAct');

/** This route has no page. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/orders/${params.orderId}`);

/**
 * A customer's actions on their order. This route is outside the signed-in layout: a user whose session ended is told
 * so in place. The error status keeps the router from reloading the page, which would redirect away from it.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  if (ctx.actor.kind !== 'account') return data(refused(words.signedOut), { status: 401 });
  const form = await request.formData();
  const read = readOrderAct(form);
  if (!read.success) {
    if (form.get('act') === 'claim') return refused(claimProblems(read.error.issues));
    if (form.get('act') === 'appointment') return refused(appointmentWords.chooseBoth);
    const note = read.error.issues.find(({ path }) => path[0] === 'note');
    return refused(note?.message ?? (form.get('act') === 'request' ? words.chooseBoth : words.failed));
  }
  return perform(ctx, params.orderId, read.data);
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, refused);

/** Everything that's missing from a report at once: one problem per field, in the form's order. */
function claimProblems(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  const fields = ['want', 'words', 'photos'];
  const said = fields.flatMap((field) => issues.find(({ path }) => path[0] === field)?.message ?? []);
  return said.join(' ') || words.failed;
}

async function perform(ctx: Ctx, orderId: string, asked: OrderAct): Promise<OrderAnswer> {
  switch (asked.act) {
    case 'cancel': {
      const { lineIds, takes } = asked;
      const some = lineIds.length > 0 ? { lineIds, takes } : {};
      return cancelled(await cancelLines(ctx, { orderId, ...some }));
    }
    case 'answer delay': {
      const { lineIds, answer: given } = asked;
      const done = await answerDelay(ctx, { orderId, lineIds, answer: given });
      return given === 'wait' ? answer(words.waiting, done) : cancelled(done);
    }
    case 'request': {
      const { act: _, lineIds, ...wanted } = asked;
      return answer(words.sent, await requestReturn(ctx, { orderId, lineId: lineIds[0] ?? '', ...wanted }));
    }
    case 'claim':
      return claim(ctx, orderId, asked);
    case 'appointment':
      return choose(ctx, orderId, asked);
    case 'withdraw claim':
      return takeBack(ctx, orderId, asked.claimId);
    case 'withdraw':
      return answer(words.withdrawn, await withdrawRequest(ctx, { orderId, lineId: asked.lineIds[0] ?? '' }));
  }
}

async function claim(
  ctx: Ctx,
  orderId: string,
  { lineIds, act: _, ...report }: Extract<OrderAct, { act: 'claim' }>,
): Promise<OrderAnswer> {
  const made = await reportDamage(ctx, { orderId, lineId: lineIds[0] ?? '', ...report });
  if (made.ok) return { ok: true, message: claimWords.sent };
  return refused(made.reason === 'refused' ? claimRefusalWords(made.refusal) : words.failed);
}

async function choose(
  ctx: Ctx,
  orderId: string,
  { lineIds, day, part }: Extract<OrderAct, { act: 'appointment' }>,
): Promise<OrderAnswer> {
  const window = { day, part };
  const done = await chooseWindow(ctx, { orderId, lineIds, window });
  if (done.ok) return { ok: true, message: appointmentWords.booked(window) };
  switch (done.reason) {
    case 'refused':
      return refused(appointmentRefusalWords('not-waiting'));
    case 'not-allowed':
    case 'not-found':
    case 'proof-needed':
      return refused(words.failed);
    default:
      return refused(appointmentRefusalWords(done.reason));
  }
}

async function takeBack(ctx: Ctx, orderId: string, claimId: string): Promise<OrderAnswer> {
  const ended = await withdrawClaim(ctx, { orderId, claimId });
  if (ended.ok) return { ok: true, message: claimWords.withdrawn };
  return refused(ended.reason === 'decided' ? claimWords.decided : words.failed);
}

type Cancelled = Awaited<ReturnType<typeof cancelLines>>;

const cancelled = (done: Cancelled) => answer(done.ok ? words.cancelled(done) : '', done);

function answer(said: string, done: RequestEnded | Cancelled): OrderAnswer {
  if (done.ok) return { ok: true, message: said };
  // Only for our own staff, when they cancel what they ordered themselves.
  if (done.reason === 'second-person') return { ok: true, message: secondPersonWords(done) };
  return refused(done.reason === 'refused' ? words.refusal(done.refusal) : words.failed);
}
