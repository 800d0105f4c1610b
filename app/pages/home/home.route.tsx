import { limitedDoor } from '#app/shell/guards.ts';
import { fullTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { useShopFacts } from '#app/shell/shop-facts.ts';
import { later } from '#app/ui/layout/later.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { press } from '#content/company/press.ts';
import { shown } from '#content/company/sample.ts';
import { testimonials } from '#content/company/testimonials.ts';
import { homeFaq } from '#content/faq/index.ts';
import { roomIds, styleIds } from '#core/catalog/index.ts';
import { productName, shell } from '#core/settings/index.ts';
import { arriveByLoginValue } from '#server/account/sign-in/enter-by-login-value.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { describePictures } from '#server/media/pictures/describe-pictures.ts';
import { listPictures } from '#server/media/pictures/list-pictures.ts';
import { pricesNow } from '#server/settings/price-lists.ts';
import { finishColours } from '#showroom/catalog/finish-colours.ts';
import type { Route } from './+types/home.route.ts';
import { Hero } from './hero.tsx';
import styles from './how-it-works.module.css';
import { type Pictures, pieces } from './pictures.ts';
import { stepPhotographs, stepPictures } from './step-pictures.tsx';
import { styleLooks } from './style-words.ts';
import { VideoSection } from './video-section.tsx';
import { homeWords } from './words.ts';

/**
 * `/?login=…`: one of our values signs in the person who asked for it in this browser. Anyone else is asked first, on a
 * page of our own. Any other value opens the sign-in modal.
 */
const enterByLogin: Route.MiddlewareFunction = async ({ request, context }, next) => {
  const value = new URL(request.url).searchParams.get('login');
  if (value === null) return next();
  const { ctx, auth } = servicesOf(context);
  const arrival = await arriveByLoginValue(ctx, auth, { value, headers: request.headers });
  if (arrival.kind === 'entered') throw redirect('/projects', { headers: arrival.headers });
  if (arrival.kind === 'here') throw redirect('/projects');
  throw redirect(arrival.kind === 'ask' ? `/enter?login=${encodeURIComponent(value)}` : '/?signUp=1&failed=login');
};

export const middleware: Route.MiddlewareFunction[] = [...limitedDoor('mailedLink', { param: 'login' }), enterByLogin];

export const handle = { header: 'transparent' } satisfies RouteHandle;

export const meta = () => fullTitle(`${productName}: furniture chosen for your room`, homeWords.description);

/** One room of each kind, each one further into its folder so that the styles vary too. Skips the hero's pictures. */
const roomsOfTheWall = (heroes: readonly string[]) =>
  roomIds.flatMap((room, step) => listPictures(`scenes/${room}`, heroes)[step] ?? []);

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, config } = servicesOf(context);
  const { mode } = config;
  const heroes = listPictures('hero').slice(0, shell.heroImages);
  const rooms = Object.fromEntries(styleIds.map((style) => [style, listPictures(`styles/${style}`)]));
  const wall = roomsOfTheWall(heroes);
  const voices = shown(testimonials, mode);
  const told = voices.flatMap(({ imageUrl }) => imageUrl ?? []);
  const ids = [
    ...heroes,
    ...Object.values(rooms).flat(),
    ...wall,
    ...told,
    ...stepPhotographs,
    ...Object.values(pieces),
  ];
  return {
    heroes,
    rooms,
    wall,
    voices,
    press: shown(press, mode),
    questions: homeFaq(await pricesNow(ctx)),
    materials: finishColours(styleIds.flatMap((style) => styleLooks[style].materials)),
    pictures: describePictures(ids),
  };
}

export type HomeData = Awaited<ReturnType<typeof loader>>;

const BelowTheFold = later('below-the-fold', () => import('./below-the-fold.tsx'));

export default function Home({ loaderData }: Route.ComponentProps) {
  const { pictures, heroes } = loaderData;
  return (
    <>
      <Hero pictures={pictures} heroes={heroes} />
      <HowItWorks pictures={pictures} poster={heroes[1] ?? heroes[0] ?? ''} />
      <BelowTheFold {...loaderData} />
    </>
  );
}

function HowItWorks({ pictures, poster }: { pictures: Pictures; poster: string }) {
  const { feeCents } = useShopFacts().prices;
  return (
    <Section className={styles.part}>
      <div className={styles.head}>
        <div className={styles.intro}>
          <h2>{homeWords.how}</h2>
          <Text tone="soft">{homeWords.howLead}</Text>
        </div>
        <VideoSection pictures={pictures} poster={poster} className={styles.video} />
      </div>
      <Wrap>
        <ol className={styles.steps}>
          {homeWords.steps(feeCents).map(({ title, words }, index) => {
            const StepPicture = stepPictures[index];
            return (
              <li key={title} className={styles.step} data-below="far">
                {StepPicture && (
                  <div className={styles.picture}>
                    <StepPicture pictures={pictures} />
                  </div>
                )}
                <div className={styles.words}>
                  <span className={styles.number}>{index + 1}</span>
                  <div>
                    <Title as="h3" size="small">
                      {title}
                    </Title>
                    <Text size="small" tone="soft">
                      {words}
                    </Text>
                  </div>
                </div>
              </li>
            );
          })}
        </ol>
      </Wrap>
    </Section>
  );
}
