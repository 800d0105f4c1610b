import { data } from 'react-router';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { swatchLimits } from '#core/swatch/index.ts';
import { tooManyText } from '#core/texts/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { knownPerson, offeredFabrics, orderSwatches } from '#server/swatch/order-swatches.ts';
import type { Route } from './+types/swatches.route.ts';
import styles from './swatches.module.css';
import { type SwatchesAnswer, SwatchesForm } from './swatches-form.tsx';
import { swatchesWords as words } from './words.ts';

export const meta = () => pageTitle(words.title, words.description);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const fabrics = await offeredFabrics(ctx);
  const asked = new URL(request.url).searchParams.getAll('fabric');
  const chosen = fabrics.flatMap(({ id }) => (asked.includes(id) ? [id] : [])).slice(0, swatchLimits.most);
  return { fabrics, chosen, person: await knownPerson(ctx), formId: ctx.ids.token() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  const kept = givenIn(await request.formData());
  const { formId, ...typed } = kept;
  if (!/^[\w-]{8,64}$/.test(formId)) {
    return data(refused(kept, { message: words.failed }), { status: 400 });
  }
  const ordered = await orderSwatches(ctx, { typed, formId });
  if (ordered.ok) return { ok: true } satisfies SwatchesAnswer;
  switch (ordered.reason) {
    case 'invalid':
      return data(refused(kept, { problems: ordered.problems }), { status: 422 });
    case 'recent':
      return data(refused(kept, { message: words.recent, isRecent: true }), { status: 409 });
    case 'too-many': {
      const headers = { 'Retry-After': String(ordered.retryAfterSeconds) };
      return data(refused(kept, { message: tooManyText(ordered.retryAfterSeconds) }), { status: 429, headers });
    }
  }
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, async (message, sent) => refused(givenIn(await sent.formData()), { message }));

type Refusal = Extract<SwatchesAnswer, { ok: false }>;

const refused = (typed: Refusal['typed'], more: Partial<Refusal>): SwatchesAnswer => ({
  ...{ ok: false, typed, problems: {} },
  ...more,
});

function givenIn(form: FormData): Refusal['typed'] {
  const given = (name: string) => String(form.get(name) ?? '');
  return {
    ...{ name: given('name'), line1: given('line1'), line2: given('line2'), city: given('city'), zip: given('zip') },
    ...{ email: given('email'), formId: given('formId') },
    fabrics: form.getAll('fabric').map(String),
  };
}

export default function Swatches({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Wrap className={styles.page}>
        <SwatchesForm {...loaderData} answer={answer} />
      </Wrap>
    </>
  );
}
