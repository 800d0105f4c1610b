import { DrawRoom } from '#app/parts/room/editor/draw-room.tsx';
import { ShapeDrawing } from '#app/parts/room/editor/shape-drawing.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { servicesOf } from '#server/http/router-context.ts';
import { openRoomOnDesk } from '#server/room/open-room.ts';
import type { Route } from './+types/room.route.ts';
import styles from './room.module.css';
import { words } from './words.ts';

export const meta = () => pageTitle(words.drawnRoom.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = await openRoomOnDesk(servicesOf(context).ctx, params.surveyId);
  if (!opened) throw redirect('/studio');
  const { customer: _, ...shown } = opened;
  return shown;
}

/** The customer's room for their specialist: to read, and to correct where the project is theirs. */
export default function RoomOnDesk({ loaderData }: Route.ComponentProps) {
  const { surveyId, name, kind, room, version, savedBy, mine } = loaderData;
  const title = kind ?? words.unnamed;
  return (
    <Wrap className={styles.page}>
      <TextLink href={`/studio/projects/${surveyId}`} soft>
        {words.drawnRoom.back}
      </TextLink>
      <Title as="h1" size="heading">
        {name ?? title}
      </Title>
      <Text tone="soft">{words.drawnRoom.by[savedBy ?? 'noOne']}</Text>
      {mine ? (
        <DrawRoom
          key={surveyId}
          surveyId={surveyId}
          title={title}
          saved={{ room, version, savedBy }}
          by="specialist"
          save={{ label: words.drawnRoom.save, note: words.drawnRoom.note }}
        />
      ) : (
        <>
          <Text>{words.drawnRoom.notYours}</Text>
          <div className={styles.picture}>
            <ShapeDrawing room={room} label={title} />
          </div>
        </>
      )}
    </Wrap>
  );
}
