import { useMemo } from 'react';
import { data, isRouteErrorResponse } from 'react-router';
import { PieceCard } from '#app/parts/catalog/piece-card.tsx';
import { StepIntoTypical } from '#app/parts/live-room/step-in.tsx';
import { drawnPieces } from '#app/parts/room/drawn-piece.ts';
import { Collage } from '#app/parts/selection/collage.tsx';
import { boardLabel, boardTitle, makersWords } from '#app/parts/selection/words.ts';
import { NotFoundPage } from '#app/shell/page/not-found-page.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { PicturedBoard } from '#core/selection/index.ts';
import { collagePiecesOf, piecesWords, sharedRobots } from '#core/selection/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { roomPictureOfShare } from '#server/room/room-picture.ts';
import { getShared } from '#server/selection/results/get-shared.ts';
import type { Route } from './+types/shared-selection.route.ts';
import { previewSize } from './preview-layers.ts';
import styles from './shared-selection.module.css';
import { sharedWords as words } from './words.ts';

const robots = { 'X-Robots-Tag': sharedRobots };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, origin } = servicesOf(context);
  const shared = await getShared(ctx, params.token);
  if (!shared) throw data(null, { status: 404, headers: robots });
  const taken = await roomPictureOfShare(ctx, params.token);
  const address = `/shared-selection/${params.token}`;
  // Messengers keep a preview by its address, so another picture has another one.
  const version = taken ? `?taken=${taken.takenAt.getTime()}` : '';
  const picture = taken && { ...taken, src: `${address}/room.jpg${version}` };
  return data({ shared, picture, preview: `${origin}${address}/preview.jpg${version}` }, { headers: robots });
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const hidden = { name: 'robots', content: sharedRobots };
  if (!loaderData) return [...pageTitle('Page not found'), hidden];
  const { shared, picture, preview } = loaderData;
  const title = words.title(shared.firstName);
  const description = words.description(shared.boards.map(({ name }) => name));
  return [
    ...pageTitle(title, description),
    hidden,
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:image', content: preview },
    { property: 'og:image:width', content: String(previewSize.width) },
    { property: 'og:image:height', content: String(previewSize.height) },
    { property: 'og:image:alt', content: (picture ? words.room : words.preview)(shared.firstName) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
};

export default function SharedSelection({ loaderData: { shared, picture } }: Route.ComponentProps) {
  const sets = useMemo(
    () =>
      shared.boards.map(({ letter, pieces }) => ({
        ...{ id: letter, label: boardTitle(letter) },
        pieces: pieces.flatMap(({ item, quantity }, index) => drawnPieces(item, quantity, String(index + 1))),
      })),
    [shared],
  );
  return (
    <Wrap className={styles.page}>
      <header>
        <Title as="h1" size="section">
          {words.title(shared.firstName)}
        </Title>
        <Text size="lead" tone="soft">
          {words.lead(shared.firstName)}
        </Text>
      </header>
      {picture && (
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={words.room(shared.firstName)}
          className={styles.room}
        />
      )}
      <StepIntoTypical sets={sets} label={words.stepIn} back={words.back} />
      {shared.boards.map((board) => (
        <BoardSection key={board.letter} board={board} />
      ))}
      <section className={styles.closing} aria-labelledby="yours">
        <Title as="h2" size="heading" id="yours">
          {words.yours}
        </Title>
        <Text>{words.yoursLead}</Text>
        <LinkButton href="/quiz?onboarding=true">{words.start}</LinkButton>
      </section>
    </Wrap>
  );
}

function BoardSection({ board }: { board: PicturedBoard }) {
  const { letter, name } = board;
  const items = board.pieces.map(({ item }) => item);
  if (items.length === 0) return null;
  const makers = new Set(items.map(({ vendor }) => vendor.name)).size;
  return (
    <section className={styles.board} aria-labelledby={`board-${letter}`}>
      <Collage
        board={letter}
        pieces={collagePiecesOf(board.pieces)}
        format="responsive"
        across={[100, 62]}
        first
        label={boardLabel(letter, name, items)}
        className={styles.collage}
      />
      <div className={styles.side}>
        <Text tone="soft">{boardTitle(letter)}</Text>
        <Title as="h2" size="heading" id={`board-${letter}`}>
          {name}
        </Title>
        <Text tone="soft" size="small">
          {piecesWords(board.pieces)}, {makersWords(makers)}
        </Text>
      </div>
      <ul className={styles.pieces} aria-label={words.piecesOf(boardTitle(letter))}>
        {items.map((item) => (
          <PieceCard key={item.recordId} item={item} sizes="(min-width: 1024px) 18vw, 46vw" />
        ))}
      </ul>
    </section>
  );
}

/** A revoked link looks like one that never existed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage said={words.ended} />;
  throw error;
}
