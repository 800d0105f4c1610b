import { z } from 'zod';
import { RequestPhotos } from '#app/parts/order/request-photos.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import { Stars } from '#app/parts/review/stars.tsx';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { DetailPage } from '#app/parts/studio-list/detail-page.tsx';
import { WholeText } from '#app/parts/studio-list/written-text.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useAct } from '#app/shell/acts/use-act.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { useInView } from '#app/ui/notice/use-in-view.ts';
import { Text } from '#app/ui/type/text.tsx';
import { rooms } from '#core/catalog/index.ts';
import { stateName } from '#core/places/index.ts';
import { moderations, reviewerWords, reviewLifecycle, reviewLimits } from '#core/review/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { moderateReview } from '#server/review/moderate-review.ts';
import { getReview } from '#server/review/read-reviews.ts';
import type { Route } from './+types/review.route.ts';
import styles from './review.module.css';
import { reviewsWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ params, context }: Route.LoaderArgs) {
  const review = await getReview(servicesOf(context).ctx, params.reviewId);
  if (!review) throw redirect('/studio/reviews');
  return { review };
}

const asked = z.object({
  act: z.enum(moderations),
  revision: z.coerce.number().int().min(1).max(1_000_000),
  reason: z.string().default(''),
});

interface ReviewAnswer {
  ok: boolean;
  message: string;
}

export async function action({ request, params, context }: Route.ActionArgs): Promise<ReviewAnswer> {
  const read = asked.safeParse(Object.fromEntries(await request.formData()));
  if (!read.success) return { ok: false, message: words.failed };
  const { act, revision: seenRevision, reason } = read.data;
  const done = await moderateReview(servicesOf(context).ctx, { id: params.reviewId, act, seenRevision, reason });
  if (done.ok) return { ok: true, message: act === 'approve' ? words.approved : words.declined };
  return { ok: false, message: done.reason === 'invalid' ? done.problem : words.refused[done.reason] };
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): ReviewAnswer => ({ ok: false, message }));

export default function Review({ loaderData: { review } }: Route.ComponentProps) {
  const { id, pieceName, recordId, stars, room, photoId, firstName, deliveredState, writtenAt, state } = review;
  const by = reviewerWords(firstName, stateName(deliveredState));
  const acts = reviewLifecycle.actsFrom(state);
  return (
    <DetailPage
      back={{ href: '/studio/reviews', label: words.back }}
      title={words.about(pieceName)}
      lead={[by, rooms[room].label, orderPartWords.day(writtenAt), words.states[state]].join(' · ')}
      narrow
    >
      <Stars stars={stars} />
      <WholeText text={review.words} />
      <RequestPhotos photos={photoId ? [photoId] : []} label={words.photos} photo={words.photo} />
      <TextLink href={`/furniture/${recordId}`}>{words.seePiece}</TextLink>
      {state === 'declined' && (
        <div>
          <Text size="small" tone="soft">
            {words.reasonNow}
          </Text>
          <WholeText text={review.reason} />
        </div>
      )}
      {acts.includes('approve') && <ApproveForm revision={review.revision} />}
      {acts.includes('decline') && <DeclineForm key={`${id} ${review.revision}`} revision={review.revision} />}
    </DetailPage>
  );
}

function ApproveForm({ revision }: { revision: number }) {
  const { Form, data, pending, problem } = useAct<ReviewAnswer>();
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="revision" value={revision} />
      <Button type="submit" name="act" value="approve" pending={pending}>
        {words.approve}
      </Button>
      <ActProblem problem={problem} answer={data} />
    </Form>
  );
}

function DeclineForm({ revision }: { revision: number }) {
  const { Form, data, pending, problem } = useAct<ReviewAnswer>();
  const field = useInView<HTMLTextAreaElement>(problem, { answer: data });
  return (
    <Form method="post" className={styles.form} noValidate>
      <input type="hidden" name="revision" value={revision} />
      <TextArea
        ref={field}
        label={words.reason}
        name="reason"
        rows={3}
        hint={words.reasonHint}
        maxLength={reviewLimits.reasonCharacters}
        error={problem ?? undefined}
      />
      <Button type="submit" name="act" value="decline" kind="ghost" pending={pending}>
        {words.decline}
      </Button>
    </Form>
  );
}
