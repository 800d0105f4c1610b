import { Form } from 'react-router';
import { CustomerLink } from '#app/parts/customer/customer-link.tsx';
import { useMay } from '#app/shell/session/use-may.ts';
import { Button } from '#app/ui/action/button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { HourRuler } from '#app/ui/progress/hour-ruler.tsx';
import { Hand } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { clockWords } from '#core/project/index.ts';
import type { StaffMember } from '#server/account/staff/list-staff.ts';
import type { QueueEntry } from '#server/project/queue/queue.ts';
import { GiveProject } from './give-project.tsx';
import { handOverForm } from './hand-over-many.tsx';
import styles from './queue-row.module.css';
import { words } from './words.ts';

/** One project in the queue: what it is, how much of its 72 hours is left, and who has it. */
export function QueueRow({ entry, staff }: { entry: QueueEntry; staff: readonly StaffMember[] }) {
  const {
    surveyId,
    name,
    room,
    styles: likes,
    pieces,
    customer,
    customerPage,
    taken,
    mine,
    state,
    asked,
    specialist,
    unread,
  } = entry;
  const may = useMay();
  const waits = entry.clock !== null;
  const mayHandOver = waits && may('project.hand-over');
  const title = name ?? room ?? words.unnamed;
  return (
    <li className={styles.row}>
      <div className={styles.choose}>
        {mayHandOver && (
          <Checkbox form={handOverForm} name="surveyIds" value={surveyId}>
            <VisuallyHidden>{words.choose(title)}</VisuallyHidden>
          </Checkbox>
        )}
      </div>
      <div className={styles.project}>
        <Title as="h2" size="small">
          {title}
        </Title>
        <p className={styles.facts}>
          <span>
            <CustomerLink name={customer} page={customerPage} />
          </span>
          {room && name && <span>{room}</span>}
          {likes.length > 0 && <span>{likes.join(', then ')}</span>}
          <span>{words.pieces(pieces)}</span>
        </p>
        {unread > 0 && (
          <p className={styles.unread}>
            <TextLink href={`/studio/projects/${surveyId}#messages`} inline>
              {words.unread(unread)}
            </TextLink>
          </p>
        )}
        {state === 'revising' && <p className={styles.asked}>{words.asked(asked)}</p>}
        {asked && (
          <Hand as="blockquote" className={styles.said}>
            {words.quoted(asked.body)}
          </Hand>
        )}
        {!waits && <p className={styles.facts}>{words.states[state as keyof typeof words.states]}</p>}
      </div>
      <Clock entry={entry} />
      <p className={styles.whose}>{whose(entry)}</p>
      <div className={styles.acts}>
        {mayHandOver && (
          <GiveProject surveyId={surveyId} title={title} staff={staff} from={specialist?.id ?? null} taken={taken} />
        )}
        {waits && !taken && may('project.take') && (
          <Form method="post">
            <input type="hidden" name="surveyId" value={surveyId} />
            <Button type="submit" small aria-label={words.takeNamed(title)}>
              {words.take}
            </Button>
          </Form>
        )}
        <LinkButton
          href={`/studio/projects/${surveyId}`}
          kind={mine && waits ? 'primary' : 'ghost'}
          small
          aria-label={words.openNamed(title)}
        >
          {words.open}
        </LinkButton>
      </div>
    </li>
  );
}

function Clock({ entry: { clock, left, urgency, missed } }: { entry: QueueEntry }) {
  if (!clock || !left) return <p className={classNames(styles.clock, styles.missed)}>{missed ? words.missed : ''}</p>;
  const said = clock.late || clock.paused ? clockWords(clock) : `${left.hours} h ${left.minutes} m`;
  return (
    <div className={styles.clock}>
      <HourRuler total={clock.totalHours} done={clock.hoursGone} low label={clockWords(clock)} />
      <p className={classNames(styles.left, urgency && styles[urgency])}>
        <strong>{said}</strong> {clock.late ? words.missed : clock.paused ? '' : words.urgency[urgency ?? 'calm']}
      </p>
    </div>
  );
}

function whose({ mine, taken, specialist }: QueueEntry): string {
  if (mine) return words.takenByYou;
  if (!specialist) return words.unassigned;
  return taken ? words.taken(specialist.firstName) : words.assigned(specialist.firstName);
}
