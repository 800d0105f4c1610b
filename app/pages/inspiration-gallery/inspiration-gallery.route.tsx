import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { itemColors, roomIds, rooms, styleIds, styles as styleNames } from '#core/catalog/index.ts';
import { fromStored, imagesOf, roomLabel, textOf } from '#core/survey/index.ts';
import { findScenes } from '#server/catalog/find-scenes.ts';
import type { Ctx } from '#server/context.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { listSurveys } from '#server/survey/list-surveys.ts';
import { saveScene } from '#server/survey/save-scene.ts';
import type { Route } from './+types/inspiration-gallery.route.ts';
import { FilterRow } from './filter-row.tsx';
import { type GalleryAddress, galleryHref, readGalleryAddress, scenesPerPage } from './gallery-address.ts';
import styles from './inspiration-gallery.module.css';
import type { SceneAnswer, SceneProject } from './save-scene.tsx';
import { SceneEntry } from './scene-entry.tsx';
import { galleryWords as words } from './words.ts';

export const meta = () => pageTitle(words.title, words.description);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const address = readGalleryAddress(new URL(request.url).searchParams);
  const found = await findScenes(ctx, address, address.page * scenesPerPage);
  return { ...found, address, projects: ctx.actor.kind === 'account' ? await projectsOf(ctx) : null };
}

async function projectsOf(ctx: Ctx): Promise<SceneProject[]> {
  return (await listSurveys(ctx)).map((survey) => {
    const answers = fromStored(survey);
    return {
      surveyId: survey.id,
      name: textOf(answers, 'project_name') ?? roomLabel(answers) ?? words.untitled,
      saved: imagesOf(answers, 'inspiration_images').map(({ id }) => id),
    };
  });
}

export async function action({ context, request }: Route.ActionArgs): Promise<SceneAnswer> {
  const form = await request.formData();
  const saved = await saveScene(servicesOf(context).ctx, {
    surveyId: String(form.get('surveyId') ?? ''),
    publicId: String(form.get('scene') ?? ''),
  });
  return saved.ok ? { ok: true } : { ok: false, words: words.refused[saved.reason] };
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (words): SceneAnswer => ({ ok: false, words }));

export default function InspirationGallery({ loaderData }: Route.ComponentProps) {
  const { scenes, total, address, projects } = loaderData;
  return (
    <Wrap className={styles.page}>
      <header className={styles.head}>
        <Title as="h1" size="section">
          {words.title}
        </Title>
        <Text size="lead" tone="soft">
          {words.lead}
        </Text>
      </header>
      <Filters address={address} />
      <p role="status" className={styles.count}>
        {words.found(total)}
      </p>
      {scenes.length === 0 ? (
        <EmptyState
          title={words.emptyTitle}
          actions={
            <>
              <LinkButton href="/quiz?onboarding=true">{words.start}</LinkButton>
              <TextLink href="/inspiration-gallery">{words.clear}</TextLink>
            </>
          }
        >
          {words.empty}
        </EmptyState>
      ) : (
        <ul className={styles.scenes}>
          {scenes.map((scene, index) => (
            <SceneEntry key={scene.publicId} scene={scene} first={index === 0} projects={projects} />
          ))}
        </ul>
      )}
      {scenes.length < total && <MoreLink href={galleryHref({ ...address, page: address.page + 1 })} />}
    </Wrap>
  );
}

function Filters({ address }: { address: GalleryAddress }) {
  const to = (change: Partial<GalleryAddress>) => galleryHref({ ...address, page: 1, ...change });
  const all = { label: words.all };
  return (
    <div className={styles.filters}>
      <FilterRow
        label={words.room}
        options={[
          { ...all, href: to({ room: null }), on: address.room === null },
          ...roomIds.map((room) => ({ label: rooms[room].label, href: to({ room }), on: address.room === room })),
        ]}
      />
      <FilterRow
        label={words.style}
        options={[
          { ...all, href: to({ style: null }), on: address.style === null },
          ...styleIds.map((style) => ({
            label: styleNames[style].name,
            href: to({ style }),
            on: address.style === style,
          })),
        ]}
      />
      <FilterRow
        label={words.color}
        options={[
          { ...all, href: to({ color: null }), on: address.color === null },
          ...itemColors.map((color) => ({
            label: words.colors[color],
            href: to({ color }),
            on: address.color === color,
          })),
        ]}
      />
    </div>
  );
}

/** The next page of rooms has its own URL; scrolling near it loads it without a click. */
function MoreLink({ href }: { href: string }) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const idle = useNavigation().state === 'idle';
  useEffect(() => {
    const element = place.current;
    if (!element || !idle) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void navigate(href, { replace: true, preventScrollReset: true });
      },
      { rootMargin: '400px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [href, idle, navigate]);
  return (
    <div ref={place} className={styles.more}>
      <LinkButton kind="ghost" href={href}>
        {words.more}
      </LinkButton>
    </div>
  );
}
