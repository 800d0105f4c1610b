import { RoomsLikeYours } from '#app/parts/selection/rooms-like-yours.tsx';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { useShopFacts } from '#app/shell/shop-facts.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Row, Wrap } from '#app/ui/layout/layout.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { pauseWords, projectTerms } from '#core/project/index.ts';
import { text } from '#core/texts/index.ts';
import { feePriceFor } from '#server/fee/paying/fee-price.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { describePictures } from '#server/media/pictures/describe-pictures.ts';
import { projectsOfAccount } from '#server/pages/projects-of-account.ts';
import { exampleLike } from '#server/selection/examples/get-example.ts';
import type { Route } from './+types/quiz-complete.route.ts';
import styles from './quiz-complete.module.css';
import { quizCompleteWords as words } from './words.ts';

/** In this order, as far as the shop has them: rooms first, then single pieces. */
const samplePictures: readonly string[] = [
  'styles/draper/1',
  'styles/moody/1',
  'styles/roy/1',
  'quiz/style/draper-1',
  'furniture/rec-alder-sofa-sage/front',
  'furniture/rec-saddler-lounge-chair-cognac/front',
  'furniture/rec-reed-sideboard-walnut/front',
];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(loaderData?.unpaid ? text('quizComplete.oneStepLeft') : 'Thank you');

/** The newest submitted survey's status. Without one there is nothing to show. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const projects = await projectsOfAccount(ctx);
  const newest = projects.find(({ state }) => state !== 'in progress');
  if (!newest) throw redirect('/quiz');
  const samples = Object.entries(describePictures(samplePictures)).slice(0, 3);
  const toMeasure = newest.measuredByUs && newest.visit === null ? newest.surveyId : null;
  const unpaid = newest.state === 'submitted, unpaid';
  const pause = newest.visit ? pauseWords.visit : pauseWords.arrange;
  return {
    unpaid,
    feeCents: await feePriceFor(ctx),
    samples,
    toMeasure,
    paused: newest.clock?.paused ? pause : null,
    example: unpaid ? null : await exampleLike(ctx, newest.surveyId),
  };
}

export default function QuizComplete({ loaderData }: Route.ComponentProps) {
  const { unpaid, samples, paused, example } = loaderData;
  const toMeasure = useShopFacts().onSiteVisits ? loaderData.toMeasure : null;
  if (unpaid) {
    return (
      <PageHead title={text('quizComplete.oneStepLeft')} lead={words.unpaidLead(loaderData.feeCents)}>
        <LinkButton href="/quiz?step=payment">{words.pay}</LinkButton>
      </PageHead>
    );
  }
  return (
    <>
      <Wrap className={styles.thanks}>
        <Title as="h1" size="section" className={styles.sentence}>
          {text('quizComplete.thanks', { hours: projectTerms.boardsWithinHours })}
        </Title>
        {paused && (
          <Text>
            <strong>{pauseWords.title}.</strong> {paused}
          </Text>
        )}
        <Row>
          {toMeasure && <LinkButton href={`/measurements?survey=${toMeasure}#visit`}>{words.nameDays}</LinkButton>}
          <LinkButton href="/projects" kind={toMeasure ? 'ghost' : 'primary'}>
            {words.projects}
          </LinkButton>
        </Row>
      </Wrap>
      <Wrap>
        <ul className={styles.samples} aria-label={words.samples}>
          {samples.map(([id, { width, height, alt }]) => (
            <li key={id} className={styles.sample}>
              <Picture
                publicId={id}
                alt={alt}
                width={width}
                height={height}
                sizes="(min-width: 768px) 31vw, 92vw"
                fit="cover"
              />
            </li>
          ))}
        </ul>
        <ol className={styles.next}>
          {words.next.map(([title, line]) => (
            <li key={title}>
              <Title as="h2" size="small">
                {title}
              </Title>
              <Text tone="soft">{line}</Text>
            </li>
          ))}
        </ol>
        {example && <RoomsLikeYours boards={example} />}
      </Wrap>
    </>
  );
}
