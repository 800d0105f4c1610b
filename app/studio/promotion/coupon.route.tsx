import { data } from 'react-router';
import { DetailPage } from '#app/parts/studio-list/detail-page.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { type CouponForm, couponForm, readCouponForm } from '#core/promotion/index.ts';
import { authorise } from '#server/authorise.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { changeCoupon } from '#server/promotion/change-coupon.ts';
import { createCoupon } from '#server/promotion/create-coupon.ts';
import { getCoupon } from '#server/promotion/list-coupons.ts';
import type { Route } from './+types/coupon.route.ts';
import { CouponFields } from './coupon-fields.tsx';
import { promotionWords as words } from './words.ts';

export const meta = () => pageTitle(words.coupons);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  // A form that can't be saved isn't offered.
  if (!authorise(ctx.actor, 'coupon.edit').ok) throw redirect('/studio/coupons');
  if (params.code === 'new') return { coupon: null };
  const coupon = await getCoupon(ctx, params.code);
  if (!coupon) throw redirect('/studio/coupons');
  return { coupon: { code: coupon.code, form: couponForm(coupon), uses: coupon.uses, limit: coupon.limit } };
}

const texts = ['scope', 'saves', 'value', 'firstDay', 'lastDay', 'limit', 'limitPerCustomer', 'minimum'] as const;

export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = await request.formData();
  const isNew = params.code === 'new';
  const form = formIn(sent, params.code);
  const read = readCouponForm(form);
  if (!read.ok) return refused({ form, problems: read.problems });
  const { ctx } = servicesOf(context);
  const saved = isNew ? await createCoupon(ctx, read.coupon) : await changeCoupon(ctx, read.coupon);
  if (saved.ok) throw redirect('/studio/coupons');
  if (saved.reason === 'code-taken') return refused({ form, problems: { code: words.taken } });
  const message = saved.reason === 'not-allowed' ? words.adminsOnly : words.failed;
  return refused({ form, problems: {}, message });
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, async (message, sent): Promise<CouponAnswer> => {
    return { form: formIn(await sent.formData(), act.params.code), problems: {}, message };
  });

function formIn(sent: FormData, code: string): CouponForm {
  const text = (name: string) => String(sent.get(name) ?? '');
  return {
    ...(Object.fromEntries(texts.map((name) => [name, text(name)])) as Record<(typeof texts)[number], string>),
    code: code === 'new' ? text('code') : code,
    paused: sent.has('paused'),
  };
}

export interface CouponAnswer {
  form: CouponForm;
  problems: Partial<Record<keyof CouponForm, string>>;
  message?: string;
}

const refused = (answer: CouponAnswer) => data(answer, 422);

export default function Coupon({ loaderData: { coupon }, actionData: answered }: Route.ComponentProps) {
  const actionData = useLastAnswer(answered);
  return (
    <DetailPage
      back={{ href: '/studio/coupons', label: words.back }}
      title={coupon?.code ?? words.newCoupon}
      lead={coupon && `${words.used}: ${words.usedOf(coupon.uses, coupon.limit)}`}
      narrow
    >
      <CouponFields given={actionData?.form ?? coupon?.form} isNew={!coupon} answer={actionData} />
    </DetailPage>
  );
}
