import { data, useLocation } from 'react-router';
import { PieceCard } from '#app/parts/catalog/piece-card.tsx';
import { AskButton } from '#app/parts/favorite/ask-button.tsx';
import { type FavoriteAnswer, FavoriteButton } from '#app/parts/favorite/favorite-button.tsx';
import { favoriteWords } from '#app/parts/favorite/words.ts';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { withModal } from '#app/shell/modals/modal-address.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { useFocusKept } from '#app/ui/focus/use-focus-kept.ts';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { ProblemText } from '#app/ui/notice/problem-text.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { browsePath } from '#core/catalog/index.ts';
import { tooManyText } from '#core/texts/index.ts';
import { askForPiece, placesOfWishes } from '#server/favorite/ask-for-piece.ts';
import { claimFavorites, dropFavorite, keepFavorite, listFavorites } from '#server/favorite/favorites.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { newVisitor } from '#server/media/uploads/visitor-cookie.ts';
import type { Route } from './+types/favorites.route.ts';
import styles from './favorites.module.css';
import { favoritesWords as words } from './words.ts';

export const meta = () => pageTitle(words.title, words.description);

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, visitorId } = servicesOf(context);
  const favorites = await listFavorites(ctx, { visitorId });
  const wishes = await placesOfWishes(ctx, favorites);
  return {
    favorites: favorites.map(({ item }) => ({ item, wish: wishes.get(item.recordId) ?? null })),
    signedIn: ctx.actor.kind === 'account',
  };
}

/** Every heart and every “Ask for this” is sent here. */
export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, config, visitorId: known } = servicesOf(context);
  const form = await request.formData();
  const recordId = String(form.get('recordId') ?? '');
  const act = String(form.get('act') ?? '');
  const secure = config.appOrigin?.startsWith('https:') ?? false;
  const met = ctx.actor.kind === 'visitor' && known === null ? await newVisitor(ctx, { secure }) : null;
  const visitor = { visitorId: met?.visitorId ?? known };
  if (ctx.actor.kind === 'account') await claimFavorites(ctx, { visitorId: known, accountId: ctx.actor.id });
  const asked = act === 'ask' ? await askForPiece(ctx, visitor, recordId) : null;
  const done = asked ?? (await (act === 'drop' ? dropFavorite : keepFavorite)(ctx, visitor, recordId));
  if (!done.ok) {
    const message = done.reason === 'too-many' ? tooManyText(done.retryAfterSeconds) : words.refused[done.reason];
    return data<FavoriteAnswer>({ ok: false, message }, { status: done.reason === 'too-many' ? 429 : 422 });
  }
  const headers = new Headers(met ? { 'Set-Cookie': met.cookie } : {});
  // A form sent without scripts: show the list, which then knows the cookie.
  if (request.headers.get('accept')?.includes('text/html')) throw redirect('/favorites', { headers });
  const message = asked?.ok ? favoriteWords[asked.wish] : null;
  return data<FavoriteAnswer>({ ok: true, message }, { headers });
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): FavoriteAnswer => ({ ok: false, message }));

export default function Favorites({ loaderData: { favorites, signedIn }, actionData }: Route.ComponentProps) {
  const location = useLocation();
  const { place, rest } = useFocusKept<HTMLDivElement, HTMLHeadingElement>();
  return (
    <Wrap className={styles.page}>
      <header className={styles.head}>
        <Title as="h1" size="section" ref={rest} tabIndex={-1}>
          {words.title}
        </Title>
        <Text tone="soft">{words.lead}</Text>
        {!signedIn && favorites.length > 0 && (
          <div>
            <Text size="small">{words.visitor}</Text>
            <TextLink href={withModal(location, 'signUp')}>{words.signUp}</TextLink>
          </div>
        )}
      </header>
      <ProblemText message={actionData && !actionData.ok && actionData.message} />
      <div ref={place}>
        <p role="status" className={styles.count}>
          {favorites.length > 0 && words.count(favorites.length)}
        </p>
        {favorites.length === 0 ? (
          <EmptyState title={words.emptyTitle} actions={<LinkButton href={browsePath}>{words.browse}</LinkButton>}>
            {words.empty}
          </EmptyState>
        ) : (
          <ul className={styles.pieces}>
            {favorites.map(({ item, wish }) => (
              <PieceCard
                key={item.recordId}
                item={item}
                sizes="(min-width: 1024px) 24vw, (min-width: 600px) 45vw, 92vw"
                level="h2"
                corner={<FavoriteButton recordId={item.recordId} name={item.name} kept />}
              >
                <AskButton recordId={item.recordId} wish={wish} small />
              </PieceCard>
            ))}
          </ul>
        )}
      </div>
    </Wrap>
  );
}
