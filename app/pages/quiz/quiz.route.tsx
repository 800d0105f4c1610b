import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { quizPictures } from '#core/survey/index.ts';
import { text } from '#core/texts/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { describePictures } from '#server/media/pictures/describe-pictures.ts';
import { openQuiz } from '#server/quiz/open-quiz.ts';
import { submitSurvey } from '#server/quiz/submit-survey.ts';
import type { Route } from './+types/quiz.route.ts';
import { QuizSteps } from './quiz-steps.tsx';
import { paymentStep, stepAddress } from './step-address.ts';
import type { SubmitAnswer } from './summary-screen.tsx';
import { quizWords as words } from './words.ts';

export const meta = () => pageTitle(words.title, words.description);
export const handle: RouteHandle = { header: 'slim', footer: 'slim' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const drawn = new URL(request.url).searchParams.get('step');
  return { drawn, facts: await openQuiz(ctx), pictures: describePictures(quizPictures) };
}

let known: Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>> | null = null;

/** Falls back on the server's last answer, so the quiz can continue offline. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    known = await serverLoader();
    return known;
  } catch (failure) {
    if (known && failure instanceof TypeError) return known;
    throw failure;
  }
}

/** The steps run in the browser: moving between them needs nothing from the server. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, ...rest }: ShouldRevalidateFunctionArgs) {
  const stays = currentUrl.pathname === nextUrl.pathname && !formMethod;
  const onlyStep = stays && currentUrl.search !== nextUrl.search;
  return onlyStep && nextUrl.searchParams.get('step') !== paymentStep ? false : rest.defaultShouldRevalidate;
}

export async function action({ request, context }: Route.ActionArgs) {
  const surveyId = String((await request.formData()).get('surveyId') ?? '');
  const done = await submitSurvey(servicesOf(context).ctx, { id: surveyId });
  if (done.ok) return redirect(done.paid ? '/quiz-complete' : stepAddress(paymentStep));
  return refusalOf(done);
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): SubmitAnswer => ({ ok: false, slug: null, message }));

function refusalOf(done: Extract<Awaited<ReturnType<typeof submitSurvey>>, { ok: false }>): SubmitAnswer {
  if (done.reason === 'answers-missing') {
    const [problem] = done.problems;
    return { ok: false, slug: problem?.slug ?? null, message: problem?.message ?? text('form.required') };
  }
  const message = done.reason === 'not-allowed' ? words.signInFirst : text('survey.updateFailed');
  return { ok: false, slug: null, message };
}

export default function QuizPage({ loaderData }: Route.ComponentProps) {
  return <QuizSteps {...loaderData} />;
}
