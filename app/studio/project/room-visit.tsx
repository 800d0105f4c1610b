import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { AskOnce } from '#app/parts/studio-list/ask-once.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { useMay } from '#app/shell/session/use-may.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { Day } from '#core/promotion/index.ts';
import {
  completeQuestion,
  type LastDrawn,
  type Visit,
  visitDayHasCome,
  visitNotYetWords,
  visitWords,
} from '#core/visit/index.ts';
import styles from './room.module.css';
import { words } from './words.ts';

interface RoomVisitProps {
  visit: Visit;
  today: Day;
  /** The last save of the room, here or elsewhere. */
  drawn: LastDrawn;
}

/** The visit to measure this room: after the drawing, on site, it's marked complete here. */
export function RoomVisit({ visit, today, drawn }: RoomVisitProps) {
  return (
    <section className={styles.visit} aria-labelledby="visit">
      <Title as="h2" size="small" id="visit">
        {words.visit.title}
      </Title>
      {visit.state === 'scheduled' ? (
        <Scheduled visit={visit} today={today} drawn={drawn} />
      ) : (
        <Text tone="soft">{words.visit.states[visit.state]}</Text>
      )}
    </section>
  );
}

function Scheduled({ visit, today, drawn }: RoomVisitProps) {
  const { Form, data, pending, problem } = useAct();
  const may = useMay();
  return (
    <>
      <Text>{visitWords(visit).sentence}</Text>
      {visit.date !== null && (
        <TextLink href={`/studio/visits/day?day=${visit.date}`} soft>
          {words.visit.route}
        </TextLink>
      )}
      {visit.date !== null && !visitDayHasCome(visit, today) ? (
        <Text tone="soft">{visitNotYetWords(visit.date)}</Text>
      ) : (
        may('visit.complete') && (
          <Form method="post" className={styles.visitAct}>
            <Text size="small" tone="soft">
              {words.visit.last}
            </Text>
            <AskOnce
              label={words.visit.complete}
              question={completeQuestion(visit, drawn)}
              keep={words.visit.notYet}
              act={{ name: 'act', value: 'complete' }}
              busy={pending}
              kind="primary"
            />
            <ActProblem problem={problem} answer={data} />
          </Form>
        )
      )}
    </>
  );
}
