import { data } from 'react-router';
import { DetailPage } from '#app/parts/studio-list/detail-page.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import { authorise } from '#server/authorise.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { getPromotion } from '#server/promotion/list-promotions.ts';
import { savePromotion } from '#server/promotion/save-promotion.ts';
import type { Route } from './+types/promotion.route.ts';
import { OfferForm } from './offer-form.tsx';
import styles from './promotion.module.css';
import { promotionWords as words } from './words.ts';

export const meta = () => pageTitle(words.promotions);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  // A form that can't be saved isn't offered.
  if (!authorise(ctx.actor, 'promotion.edit').ok) throw redirect('/studio/coupons');
  if (params.id === 'new') return { promotion: null };
  const promotion = await getPromotion(ctx, params.id);
  if (!promotion) throw redirect('/studio/coupons');
  return { promotion };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = await request.formData();
  const { paused, ...terms } = formIn(sent);
  const id = params.id === 'new' ? null : params.id;
  const saved = await savePromotion(servicesOf(context).ctx, { id, terms, paused });
  if (saved.ok) throw redirect('/studio/coupons');
  const problems = saved.reason === 'invalid' ? saved.problems : {};
  const message = { 'not-allowed': words.adminsOnly, unknown: words.failed, invalid: '' }[saved.reason];
  return data({ form: { ...terms, paused }, problems, message }, 422);
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, async (message, sent) => ({ form: formIn(await sent.formData()), problems: {}, message }));

function formIn(sent: FormData) {
  const text = (name: string) => String(sent.get(name) ?? '');
  return { name: text('name'), firstDay: text('firstDay'), lastDay: text('lastDay'), paused: sent.has('paused') };
}

export default function Promotion({ loaderData: { promotion }, actionData: answered }: Route.ComponentProps) {
  const actionData = useLastAnswer(answered);
  const given = actionData?.form ?? promotion;
  const problems: Record<string, string> = actionData?.problems ?? {};
  return (
    <DetailPage
      back={{ href: '/studio/coupons', label: words.back }}
      title={promotion?.name ?? words.newPromotion}
      narrow
    >
      <OfferForm given={given} answer={actionData}>
        <TextField
          label={words.name}
          name="name"
          hint={words.nameHint}
          defaultValue={given?.name}
          error={problems.name}
          className={styles.wide}
        />
      </OfferForm>
    </DetailPage>
  );
}
