import { useMemo } from 'react';
import { PieceCard } from '#app/parts/catalog/piece-card.tsx';
import { PieceFacts } from '#app/parts/catalog/piece-facts.tsx';
import { PieceViews } from '#app/parts/catalog/piece-views.tsx';
import { AskButton } from '#app/parts/favorite/ask-button.tsx';
import { FavoriteButton } from '#app/parts/favorite/favorite-button.tsx';
import { StepIntoTypical } from '#app/parts/live-room/step-in.tsx';
import { drawnPieces } from '#app/parts/room/drawn-piece.ts';
import { finishWords } from '#app/parts/selection/words.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { useSession } from '#app/shell/session/session.ts';
import { useShopFacts } from '#app/shell/shop-facts.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Breadcrumb } from '#app/ui/display/breadcrumb.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { browsePath, inStock, type PublicItem, pieceNames, rooms, storyOf } from '#core/catalog/index.ts';
import { imagePath } from '#core/media/index.ts';
import { fabricOf } from '#core/swatch/index.ts';
import { getPiece } from '#server/catalog/get-piece.ts';
import { placesOfWishes } from '#server/favorite/ask-for-piece.ts';
import { favoritesIn } from '#server/favorite/favorites.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { reviewsOfPiece } from '#server/review/read-reviews.ts';
import { ownReview } from '#server/review/write-review.ts';
import type { Route } from './+types/furniture.route.ts';
import styles from './furniture.module.css';
import { MeasureDrawing } from './measure-drawing.tsx';
import { pieceData } from './piece-data.ts';
import { ReviewsSection } from './reviews-section.tsx';
import { Variants } from './variants.tsx';
import { furnitureWords as words } from './words.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, origin, visitorId } = servicesOf(context);
  const piece = await getPiece(ctx, params.recordId);
  if (!piece) throw redirect('/');
  const { kept, asked, sent } = await favoritesIn(ctx, { visitorId }, [params.recordId]);
  const asking = { item: piece.item, asked: asked.length > 0, sent: sent.length > 0 };
  const wish = (await placesOfWishes(ctx, [asking])).get(params.recordId) ?? null;
  const pieceReviews = await reviewsOfPiece(
    ctx,
    params.recordId,
    Number(new URL(request.url).searchParams.get('reviews')),
  );
  const { mayWrite, review } = await ownReview(ctx, params.recordId);
  const own = review ? ('written' as const) : mayWrite ? ('may-write' as const) : ('none' as const);
  return { ...piece, origin, kept: kept.length > 0, wish, pieceReviews, own };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { item, origin, pieceReviews } = loaderData;
  const picture = item.pictures.front[0];
  const description = item.clientDescription ?? words.description(item.name, item.vendor.name, finishWords(item));
  return [
    ...pageTitle(item.name, description),
    { property: 'og:title', content: item.name },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'product' },
    ...(picture ? [{ property: 'og:image', content: origin + imagePath(picture.publicId, 1200) }] : []),
    { 'script:ld+json': pieceData(item, origin, pieceReviews.summary) },
  ];
};

export default function Furniture({ loaderData }: Route.ComponentProps) {
  const { item, goesWith, variants, scenes, measured, kept, wish, pieceReviews, own } = loaderData;
  const sets = useMemo(() => [{ id: 'piece', label: item.name, pieces: drawnPieces(item, 1, null) }], [item]);
  const { story, notices } = storyOf(item.clientDescription ?? '');
  const { feeCents } = useShopFacts().prices;
  const hasProject = useSession().surveyCount > 0;
  const fabric = fabricOf(item);
  const [room = 'living-room'] = item.rooms;
  const gallery = `/inspiration-gallery?room=${encodeURIComponent(rooms[room].label)}`;
  return (
    <Wrap className={styles.page}>
      <Breadcrumb
        steps={[
          { text: words.browse, href: browsePath },
          { text: pieceNames[item.kind].many, href: `${browsePath}?kind=${item.kind}` },
          { text: item.name },
        ]}
      />
      <div className={styles.top}>
        {/* Keyed by piece, so that another piece starts with its own first view. */}
        <PieceViews key={item.recordId} item={item} sizes="(min-width: 1024px) 56vw, 100vw" priority />
        <div className={styles.words}>
          <FavoriteButton recordId={item.recordId} name={item.name} kept={kept} className={styles.heart} />
          <div className={styles.name}>
            <Text tone="soft">{item.vendor.name}</Text>
            <Title as="h1" size="section">
              {item.name}
            </Title>
          </div>
          <p className={styles.price}>
            <Price cents={item.priceCents} />
            <span>{stockWords(item)}</span>
          </p>
          {story && <Text>{story}</Text>}
          <Text tone="soft" size="small">
            {finishWords(item)}
          </Text>
          <Variants item={item} variants={variants} />
          {!(hasProject && item.active) && <LinkButton href="/quiz?onboarding=true">{words.start}</LinkButton>}
          {item.active && <AskButton key={item.recordId} recordId={item.recordId} wish={wish} primary={hasProject} />}
          {item.active && fabric && (
            <TextLink soft href={`/swatches?fabric=${fabric.id}`}>
              {words.swatches}
            </TextLink>
          )}
          <TextLink soft href={gallery}>
            {words.seeScenes}
          </TextLink>
        </div>
      </div>
      <div className={styles.below}>
        <section aria-labelledby="facts">
          <Title as="h2" size="heading" id="facts" className={styles.heading}>
            {words.facts}
          </Title>
          <PieceFacts item={item} />
          {notices.length > 0 && (
            <>
              <Title as="h3" size="small" className={styles.notices}>
                {words.safety}
              </Title>
              {notices.map((notice) => (
                <Text key={notice} size="small" tone="soft">
                  {notice}
                </Text>
              ))}
            </>
          )}
        </section>
        <section aria-labelledby="bought">
          <Title as="h2" size="heading" id="bought" className={styles.heading}>
            {words.bought}
          </Title>
          <Text className={styles.lead}>{words.boughtLead}</Text>
          <ol className={styles.steps}>
            {words.steps(feeCents).map(([title, line]) => (
              <li key={title}>
                <Title as="h3" size="small">
                  {title}
                </Title>
                <Text tone="soft">{line}</Text>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <section aria-labelledby="measures">
        <Title as="h2" size="heading" id="measures" className={styles.heading}>
          {words.measures}
        </Title>
        <MeasureDrawing item={item} measured={measured} />
        <StepIntoTypical
          key={item.recordId}
          sets={sets}
          firstPick={item.recordId}
          label={words.inARoom}
          back={words.backToPiece}
        />
      </section>
      <ReviewsSection recordId={item.recordId} pieceReviews={pieceReviews} own={own} />
      {scenes.length > 0 && (
        <section aria-labelledby="scenes">
          <Title as="h2" size="heading" id="scenes" className={styles.heading}>
            {words.scenes}
          </Title>
          <ul className={styles.scenes}>
            {scenes.map(({ publicId, width, height, alt, blur, others }) => (
              <li key={publicId}>
                <Picture {...{ publicId, width, height, alt, blur }} sizes="(min-width: 768px) 46vw, 92vw" />
                {others.length > 0 && (
                  <p className={styles.others}>
                    {words.alsoThere}
                    {others.map((other) => (
                      <TextLink key={other.recordId} soft href={`/furniture/${other.recordId}`}>
                        {other.name}
                      </TextLink>
                    ))}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {goesWith.length > 0 && (
        <section aria-labelledby="goes-with">
          <Title as="h2" size="heading" id="goes-with" className={styles.heading}>
            {words.goesWith}
          </Title>
          <ul className={styles.beside}>
            {goesWith.map((other) => (
              <PieceCard key={other.recordId} item={other} sizes="(min-width: 1024px) 24vw, 46vw" />
            ))}
          </ul>
        </section>
      )}
    </Wrap>
  );
}

function stockWords(item: PublicItem): string {
  if (!item.active) return words.gone;
  return inStock(item) ? words.inStock : words.outOfStock;
}
