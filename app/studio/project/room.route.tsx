import { DrawRoom } from '#app/parts/room/editor/draw-room.tsx';
import { useLastSave } from '#app/parts/room/editor/last-save.ts';
import { ShapeDrawing } from '#app/parts/room/editor/shape-drawing.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { useSession } from '#app/shell/session/session.ts';
import { useMay } from '#app/shell/session/use-may.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { isBeingMeasured, pageOnSite, takesPhotos, visitNotYetWords } from '#core/visit/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { openRoomOnDesk } from '#server/room/open-room.ts';
import { updateVisit } from '#server/visit/update-visit.ts';
import { visitPhotosOf } from '#server/visit/visit-photos.ts';
import type { Route } from './+types/room.route.ts';
import { useKeptPage } from './on-site/use-kept-page.ts';
import { VisitPhotos } from './on-site/visit-photos.tsx';
import styles from './room.module.css';
import { RoomVisit } from './room-visit.tsx';
import { words } from './words.ts';

export const meta = () => pageTitle(words.drawnRoom.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = await openRoomOnDesk(servicesOf(context).ctx, params.surveyId);
  if (!opened) throw redirect('/studio');
  const { customer: _, ...shown } = opened;
  return { ...shown, photos: await visitPhotosOf(servicesOf(context).ctx, params.surveyId) };
}

interface VisitAnswer {
  ok: boolean;
  message: string;
}

/** The visit is complete: what the person on site does last. */
export async function action({ context, params: { surveyId } }: Route.ActionArgs): Promise<VisitAnswer> {
  const done = await updateVisit(servicesOf(context).ctx, { surveyId, update: { act: 'complete' } });
  if (done.ok) return { ok: true, message: words.visit.done };
  return { ok: false, message: done.reason === 'before-the-day' ? visitNotYetWords(done.date) : words.visit.failed };
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): VisitAnswer => ({ ok: false, message }));

/** The customer's room for their specialist: to read, and to correct where the project is theirs. */
export default function RoomOnDesk({ loaderData }: Route.ComponentProps) {
  const { surveyId, name, kind, room, version, savedBy, mine, visit, today, photos } = loaderData;
  const { last, onSaved } = useLastSave(loaderData);
  const may = useMay();
  const measuring = visit !== null && isBeingMeasured(visit, today);
  const opensOffline = useKeptPage({
    path: pageOnSite(surveyId),
    uid: useSession().user?.uid ?? '',
    keeps: measuring && (mine || may('visit.complete')),
    state: `${last.version} ${photos.map(({ id }) => id).join()} ${visit?.state ?? ''}`,
  });
  const title = kind ?? words.unnamed;
  return (
    <Wrap className={styles.page}>
      <TextLink href={`/studio/projects/${surveyId}`} soft>
        {words.drawnRoom.back}
      </TextLink>
      <Title as="h1" size="heading">
        {name ?? title}
      </Title>
      <Text tone="soft">{words.drawnRoom.by[last.savedBy ?? 'noOne']}</Text>
      {mine && measuring && <Text>{words.visit.offline(opensOffline)}</Text>}
      {mine ? (
        <DrawRoom
          key={surveyId}
          surveyId={surveyId}
          title={title}
          saved={{ room, version, savedBy }}
          by="specialist"
          onSaved={onSaved}
          save={{ label: words.drawnRoom.save, note: words.drawnRoom.note }}
        />
      ) : (
        <>
          <Text>{may('project.take') ? words.drawnRoom.notYours : words.drawnRoom.toRead}</Text>
          <div className={styles.picture}>
            <ShapeDrawing room={room} label={title} />
          </div>
        </>
      )}
      {visit && takesPhotos(visit, today) && may('visit.complete') && (
        <VisitPhotos surveyId={surveyId} photos={photos} />
      )}
      {visit && <RoomVisit visit={visit} today={today} drawn={last} />}
    </Wrap>
  );
}
