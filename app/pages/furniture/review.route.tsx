import { data } from 'react-router';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { requireSignInToOpen } from '#app/shell/guards.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { ArrowLeftIcon } from '#app/ui/icon/acts.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { tooManyText } from '#core/texts/index.ts';
import { itemsById } from '#server/catalog/find-items.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { ownReview, withdrawReview, writeReview } from '#server/review/write-review.ts';
import type { Route } from './+types/review.route.ts';
import styles from './review.module.css';
import { type ReviewAnswer, ReviewForm, WithdrawForm } from './review-form.tsx';
import { reviewFormWords as words } from './words.ts';

/** Typed text survives a session that ends meanwhile. */
export const middleware: Route.MiddlewareFunction[] = [requireSignInToOpen];

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(words.title(loaderData?.piece.name ?? ''));

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const item = (await itemsById(ctx, [params.recordId])).get(params.recordId);
  if (!item) throw redirect('/');
  const { recordId, name, rooms } = item;
  const signedIn = ctx.actor.kind === 'account';
  return { piece: { recordId, name, rooms }, signedIn, own: await ownReview(ctx, recordId) };
}

const refused = (message: string): ReviewAnswer => ({ ok: false, message, problems: {} });

export async function action({ request, params: { recordId }, context }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  // The status keeps the router from reloading the page, which would replace what was typed.
  if (ctx.actor.kind !== 'account') return data(refused(words.signedOut), { status: 401 });
  const form = await request.formData();
  if (form.get('act') === 'withdraw') {
    const gone = await withdrawReview(ctx, recordId);
    return gone.ok ? ({ ok: true, message: words.withdrawn } satisfies ReviewAnswer) : refused(words.failed);
  }
  const given = (name: string) => String(form.get(name) ?? '');
  const fields = { stars: given('stars'), words: given('words'), room: given('room'), photo: given('photo') || null };
  const written = await writeReview(ctx, { recordId, fields });
  if (written.ok) return { ok: true, message: words.sent } satisfies ReviewAnswer;
  switch (written.reason) {
    case 'invalid':
      return data({ ok: false, message: words.look, problems: written.problems } satisfies ReviewAnswer, {
        status: 422,
      });
    case 'too-many': {
      const headers = { 'Retry-After': String(written.retryAfterSeconds) };
      return data(refused(tooManyText(written.retryAfterSeconds)), { status: 429, headers });
    }
    default:
      return data(refused(words.refused[written.reason]), { status: 422 });
  }
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, refused);

export default function ReviewPage({ loaderData: { piece, own, signedIn } }: Route.ComponentProps) {
  const { review, mayWrite } = own;
  return (
    <Wrap className={styles.page}>
      <TextLink href={`/furniture/${piece.recordId}`} soft>
        <ArrowLeftIcon small /> {piece.name}
      </TextLink>
      <Title as="h1" size="section">
        {review ? words.yours(piece.name) : words.title(piece.name)}
      </Title>
      {mayWrite || !signedIn ? (
        <>
          <div role="status">
            {review && <Text>{words.states[review.state]}</Text>}
            {review?.state === 'declined' && <blockquote className={styles.reason}>{review.reason}</blockquote>}
          </div>
          {/* After withdrawing, an empty form. */}
          <ReviewForm key={review ? 'written' : 'new'} piece={piece} review={review} />
          {review && <WithdrawForm />}
        </>
      ) : (
        <div className={styles.form}>
          <Text>{words.notReceived}</Text>
          <LinkButton href="/orders">{words.orders}</LinkButton>
        </div>
      )}
    </Wrap>
  );
}
