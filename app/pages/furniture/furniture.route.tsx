import { PieceCard } from '#app/parts/catalog/piece-card.tsx';
import { PieceFacts } from '#app/parts/catalog/piece-facts.tsx';
import { PieceViews } from '#app/parts/catalog/piece-views.tsx';
import { finishWords } from '#app/parts/selection/words.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Breadcrumb } from '#app/ui/display/breadcrumb.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { inStock, type PublicItem, rooms } from '#core/catalog/index.ts';
import { imagePath } from '#core/media/index.ts';
import { getPiece } from '#server/catalog/get-piece.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/furniture.route.ts';
import styles from './furniture.module.css';
import { pieceData } from './piece-data.ts';
import { furnitureWords as words } from './words.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, origin } = servicesOf(context);
  const piece = await getPiece(ctx, params.recordId);
  if (!piece) throw redirect('/');
  return { ...piece, origin };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { item, origin } = loaderData;
  const picture = item.pictures.front[0];
  const description = item.clientDescription ?? words.description(item.name, item.vendor.name, finishWords(item));
  return [
    ...pageTitle(item.name, description),
    { property: 'og:title', content: item.name },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'product' },
    ...(picture ? [{ property: 'og:image', content: origin + imagePath(picture.publicId, 1200) }] : []),
    { 'script:ld+json': pieceData(item, origin) },
  ];
};

export default function Furniture({ loaderData: { item, goesWith } }: Route.ComponentProps) {
  const [room = 'living-room'] = item.rooms;
  const gallery = `/inspiration-gallery?room=${encodeURIComponent(rooms[room].label)}`;
  return (
    <Wrap className={styles.page}>
      <Breadcrumb
        steps={[
          { text: words.explore, href: '/inspiration-gallery' },
          { text: rooms[room].label, href: gallery },
          { text: item.name },
        ]}
      />
      <div className={styles.top}>
        {/* Keyed by piece, so that another piece starts with its own first view. */}
        <PieceViews key={item.recordId} item={item} sizes="(min-width: 1024px) 56vw, 100vw" priority />
        <div className={styles.words}>
          <div>
            <Text tone="soft">{item.vendor.name}</Text>
            <Title as="h1" size="section">
              {item.name}
            </Title>
          </div>
          <p className={styles.price}>
            <Price cents={item.priceCents} />
            <span>{stockWords(item)}</span>
          </p>
          {item.clientDescription && <Text>{item.clientDescription}</Text>}
          <Text tone="soft" size="small">
            {finishWords(item)}
          </Text>
          <LinkButton href="/quiz?onboarding=true">{words.start}</LinkButton>
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
        </section>
        <section aria-labelledby="bought">
          <Title as="h2" size="heading" id="bought" className={styles.heading}>
            {words.bought}
          </Title>
          <Text className={styles.lead}>{words.boughtLead}</Text>
          <ol className={styles.steps}>
            {words.steps.map(([title, line]) => (
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
