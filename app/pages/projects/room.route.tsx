import { DrawRoom } from '#app/parts/room/editor/draw-room.tsx';
import { useLastSave } from '#app/parts/room/editor/last-save.ts';
import { editorWords } from '#app/parts/room/editor/words.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { servicesOf } from '#server/http/router-context.ts';
import { openRoom } from '#server/room/open-room.ts';
import type { Route } from './+types/room.route.ts';
import styles from './room.module.css';
import { projectsWords } from './words.ts';

const words = projectsWords.room;

export const meta = () => pageTitle(words.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = await openRoom(servicesOf(context).ctx, params.surveyId);
  if (!opened) throw redirect('/projects');
  return opened;
}

/** One room of the customer's, to draw as it is. */
export default function Room({ loaderData }: Route.ComponentProps) {
  const { surveyId, name, kind, room, version, savedBy } = loaderData;
  const { last, onSaved } = useLastSave(loaderData);
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <TextLink href="/projects" soft>
          {words.back}
        </TextLink>
        <Title as="h1" size="section">
          {words.title}
        </Title>
        <Text tone="soft">{[name, words.lead].filter(Boolean).join('. ')}</Text>
        {last.savedBy === 'specialist' && <Text>{editorWords.bySpecialist}</Text>}
      </div>
      <DrawRoom
        key={surveyId}
        surveyId={surveyId}
        title={kind ?? projectsWords.untitled}
        saved={{ room, version, savedBy }}
        by="customer"
        onSaved={onSaved}
      />
    </Wrap>
  );
}
