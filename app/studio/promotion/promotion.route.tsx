import { data, Form, redirect, useNavigation } from 'react-router';
import { pageTitle } from '#app/shell/page-title.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ArrowLeftIcon } from '#app/ui/icon/signs.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { servicesOf } from '#server/http/router-context.ts';
import { listPromotions } from '#server/promotion/list-promotions.ts';
import { savePromotion } from '#server/promotion/save-promotion.ts';
import type { Route } from './+types/promotion.route.ts';
import styles from './promotion.module.css';
import { promotionWords as words } from './words.ts';

export const meta = () => pageTitle(words.promotions);

export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.id === 'new') return { promotion: null };
  const promotion = (await listPromotions(servicesOf(context).ctx)).find(({ id }) => id === params.id);
  if (!promotion) throw redirect('/studio/coupons');
  return { promotion };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = await request.formData();
  const text = (name: string) => String(sent.get(name) ?? '');
  const terms = { name: text('name'), firstDay: text('firstDay'), lastDay: text('lastDay') };
  const paused = sent.has('paused');
  const id = params.id === 'new' ? null : params.id;
  const saved = await savePromotion(servicesOf(context).ctx, { id, terms, paused });
  if (saved.ok) throw redirect('/studio/coupons');
  const problems = saved.reason === 'invalid' ? saved.problems : {};
  const message = { 'not-allowed': words.adminsOnly, unknown: words.failed, invalid: '' }[saved.reason];
  return data({ form: { ...terms, paused }, problems, message }, 422);
}

export default function Promotion({ loaderData: { promotion }, actionData }: Route.ComponentProps) {
  const given = actionData?.form ?? promotion;
  const problems: Record<string, string> = actionData?.problems ?? {};
  const { state } = useNavigation();
  return (
    <Wrap className={styles.page}>
      <TextLink href="/studio/coupons" soft>
        <ArrowLeftIcon small /> {words.back}
      </TextLink>
      <Title as="h1" size="section">
        {promotion?.name ?? words.newPromotion}
      </Title>
      <Form method="post" className={styles.form} noValidate>
        <TextField
          label={words.name}
          name="name"
          hint={words.nameHint}
          defaultValue={given?.name}
          error={problems.name}
          className={styles.wide}
        />
        <TextField
          label={words.firstDay}
          name="firstDay"
          type="date"
          hint={words.dayHint}
          defaultValue={given?.firstDay}
          error={problems.firstDay}
        />
        <TextField
          label={words.lastDay}
          name="lastDay"
          type="date"
          hint={words.dayHint}
          defaultValue={given?.lastDay}
          error={problems.lastDay}
        />
        <Checkbox name="paused" defaultChecked={given?.paused ?? false} className={styles.wide}>
          {words.pause}
        </Checkbox>
        {actionData?.message && (
          <Text size="small" tone="tight" role="alert" className={styles.wide}>
            {actionData.message}
          </Text>
        )}
        <div className={styles.wide}>
          <Button type="submit" pending={state !== 'idle'}>
            {words.save}
          </Button>
        </div>
      </Form>
    </Wrap>
  );
}
