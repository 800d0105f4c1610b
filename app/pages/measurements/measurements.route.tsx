import { data, useLocation } from 'react-router';
import { HowTo } from '#app/parts/survey/how-to.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { withModal } from '#app/shell/modals/modal-address.ts';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { useShopFacts } from '#app/shell/shop-facts.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Section, Stack, Wrap } from '#app/ui/layout/layout.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { onSiteServed, sanitiseZip } from '#core/places/index.ts';
import { text, tooManyText } from '#core/texts/index.ts';
import { type VisitRefusal, visitDays, visitOffer, visitRefusalWords } from '#core/visit/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { describePictures } from '#server/media/pictures/describe-pictures.ts';
import { projectsOfAccount } from '#server/pages/projects-of-account.ts';
import { cancelVisit } from '#server/visit/cancel-visit.ts';
import { requestVisit } from '#server/visit/request-visit.ts';
import type { Route } from './+types/measurements.route.ts';
import styles from './measurements.module.css';
import { type VisitField, VisitForm } from './visit-form.tsx';
import { measurementsWords as words } from './words.ts';
import { ZipCheck } from './zip-check.tsx';

export const meta = () => pageTitle(words.title, words.lead);

/** Rooms whose furniture isn't chosen yet; the others no longer need measuring. */
const measurable = new Set(['in progress', 'submitted, unpaid', 'waiting for boards', 'boards ready', 'revising']);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const asked = new URL(request.url).searchParams;
  const zip = sanitiseZip(asked.get('zip') ?? '').slice(0, 12);
  const projects = (await projectsOfAccount(ctx)).filter(({ state }) => measurable.has(state));
  return {
    signedIn: ctx.actor.kind === 'account',
    zip,
    served: zip === '' ? null : onSiteServed(zip),
    wanted: asked.get('survey'),
    days: visitDays(ctx.clock.now()),
    pictures: describePictures(words.howTo.steps.map(({ picture }) => picture)),
    rooms: projects.map(({ surveyId, name, room, zip, visit }) => ({
      surveyId,
      name: name ?? room ?? words.visit.unnamed,
      zip,
      visit,
    })),
  };
}

/** The customer's two actions: suggesting days and canceling the visit. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const surveyId = field('survey');
  const preferredDays = form.getAll('day').map(String).filter(Boolean);
  const done =
    field('act') === 'cancel'
      ? await cancelVisit(ctx, { surveyId })
      : await requestVisit(ctx, {
          ...{ surveyId, preferredDays, street: field('street'), zip: field('zip') },
          ...{ phone: field('phone'), note: field('note') },
        });
  if (done.ok) return { message: null, field: null };
  const { reason } = done;
  if (reason === 'too-many')
    return data({ message: tooManyText(done.retryAfterSeconds), field: null }, { status: 429 });
  if (reason === 'not-allowed') return data({ message: words.visit.signInFirst, field: null }, { status: 401 });
  if (!isVisitRefusal(reason)) return data({ message: words.visit.failed, field: null }, { status: 409 });
  return data({ message: visitRefusalWords[reason], field: fieldOf[reason] ?? null }, { status: 400 });
}

const isVisitRefusal = (reason: string): reason is VisitRefusal => Object.hasOwn(visitRefusalWords, reason);

/** The field a refusal is about; the rest are about the visit as a whole. */
const fieldOf: Partial<Record<VisitRefusal, VisitField>> = {
  ...{ 'not-served': 'zip', 'no-street': 'street', 'street-too-long': 'street', 'no-phone': 'phone' },
  ...{ 'no-days': 'day', 'too-many-days': 'day', 'not-a-day': 'day', 'too-soon': 'day', 'too-far-ahead': 'day' },
  'note-too-long': 'note',
};

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message) => ({ message, field: null }));

const stepSizes = '(min-width: 1024px) 31vw, (min-width: 640px) 47vw, 92vw';

export default function Measurements({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useLastAnswer(answered);
  const { zip, served, pictures } = loaderData;
  const { onSiteVisits } = useShopFacts();
  // While visits are paused, show only those already in progress.
  const rooms = loaderData.rooms.filter(({ visit }) => onSiteVisits || (visit && visit.state !== 'cancelled'));
  const steps = words.howTo.steps.map(({ title, text, picture }) => {
    const facts = pictures[picture];
    return { title, text, picture: facts && <Picture publicId={picture} sizes={stepSizes} {...facts} /> };
  });
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Wrap className={styles.ways}>
        <section className={styles.way} aria-labelledby="on-site">
          <Title as="h2" size="heading" id="on-site">
            {words.onSite.title}
          </Title>
          <Text>{visitOffer}</Text>
          {onSiteVisits && <ZipCheck key={zip} zip={zip} served={served} />}
          {!onSiteVisits && <Text>{text('onSite.paused')}</Text>}
          {onSiteVisits && served !== false && <WayToVisit {...loaderData} />}
        </section>
        <section className={styles.way} aria-labelledby="diy">
          <Title as="h2" size="heading" id="diy">
            {words.diy.title}
          </Title>
          <Text>{words.diy.text}</Text>
          <LinkButton href="/quiz?step=measurements" kind="ghost">
            {words.diy.enter}
          </LinkButton>
          <TextLink href="#how-to">{words.diy.how}</TextLink>
          <TextLink href="/scan-with-rendr">{words.diy.scan}</TextLink>
          {loaderData.rooms.map(({ surveyId, name }) => (
            <TextLink key={surveyId} href={`/projects/${surveyId}/room`}>
              {words.diy.draw(name)}
            </TextLink>
          ))}
        </section>
      </Wrap>
      {rooms.length > 0 && (
        <Section ground="linen" id="visit" tight>
          <Wrap className={styles.split}>
            <Stack gap={3}>
              <Title as="h2" size="section">
                {words.visit.title}
              </Title>
              <Text tone="soft">{words.visit.lead}</Text>
            </Stack>
            <VisitForm {...loaderData} rooms={rooms} refusal={actionData} />
          </Wrap>
        </Section>
      )}
      <Section id="how-to">
        <Wrap>
          <Stack gap={3} className={styles.howTo}>
            <Title as="h2" size="section">
              {words.howTo.title}
            </Title>
            <Text tone="soft" size="lead">
              {words.howTo.lead}
            </Text>
          </Stack>
          <HowTo steps={steps} />
          <Text className={styles.enter}>{words.howTo.enter}</Text>
        </Wrap>
      </Section>
    </>
  );
}

/** The next step toward a visit: the form below, the quiz, or signing in first. */
function WayToVisit({ signedIn, rooms }: { signedIn: boolean; rooms: readonly unknown[] }) {
  const location = useLocation();
  if (rooms.length > 0) return <LinkButton href="#visit">{words.onSite.name}</LinkButton>;
  return (
    <>
      <LinkButton href="/quiz">{words.onSite.start}</LinkButton>
      <Text tone="soft" size="small">
        {words.onSite.startNote}
      </Text>
      {!signedIn && <TextLink href={withModal(location, 'signUp')}>{words.onSite.signIn}</TextLink>}
    </>
  );
}
