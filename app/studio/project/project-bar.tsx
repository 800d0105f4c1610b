import { messageWords } from '#app/parts/message/words.ts';
import { useMay } from '#app/shell/session/use-may.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Key } from '#app/ui/display/key.tsx';
import { Link } from '#app/ui/link.tsx';
import { HourRuler } from '#app/ui/progress/hour-ruler.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { clockWords } from '#core/project/index.ts';
import type { ComposerProps } from './desk/composer.tsx';
import { UndoButtons } from './desk/undo-buttons.tsx';
import { deskKeys } from './desk/use-desk-keys.ts';
import styles from './project-bar.module.css';
import { PublishButton } from './publish/publish-button.tsx';
import { words } from './words.ts';
import { SavedMark } from './writing/saved-mark.tsx';

type ProjectBarProps = Pick<ComposerProps, 'desk' | 'name' | 'clock' | 'unread' | 'today'>;

/** Which project this is, how much time is left, and the publish button. */
export function ProjectBar({ desk, name, clock, unread, today }: ProjectBarProps) {
  const may = useMay();
  const { selection, findings, customer } = desk;
  const open = selection?.boards.flatMap(({ slots }) => slots).filter(({ item }) => item === null).length ?? 0;
  const stopped = findings.some(({ weight }) => weight === 'stops');
  const waits = desk.project.state === 'waiting for boards' || desk.project.state === 'revising';
  return (
    <div className={styles.bar}>
      <div className={styles.which}>
        <Link href="/studio/queue" className={styles.back}>
          {words.queue}
        </Link>
        <Title as="h1" size="plain" className={styles.name}>
          {name}
        </Title>
        <p>
          {customer} · {words.pair(selection?.revision ?? 0)}
        </p>
        {unread > 0 && (
          <a href="#messages" className={styles.unread}>
            {messageWords.unread(unread)}
          </a>
        )}
      </div>
      {waits && clock && (
        <div className={styles.clock}>
          <HourRuler total={clock.totalHours} done={clock.hoursGone} low label={clockWords(clock)} />
          <p className={classNames(clock.late && styles.late)}>
            {clock.late || clock.paused ? (
              clockWords(clock)
            ) : (
              <>
                <strong>
                  {clock.left.hours} h {clock.left.minutes} m
                </strong>{' '}
                left
              </>
            )}
          </p>
        </div>
      )}
      {selection?.state === 'draft' && may('board.compose') && (
        <div className={styles.acts}>
          <SavedMark stored={selection.steps.savedAt} today={today} />
          {open > 0 && <p className={styles.late}>{words.openSlots(open)}</p>}
          <UndoButtons selection={selection} />
          <LinkButton
            href={`/results/${selection.id}`}
            target="_blank"
            id={deskKeys.preview}
            kind="ghost"
            small
            aria-keyshortcuts="P"
            iconAfter={<Key>P</Key>}
          >
            {words.preview}
          </LinkButton>
          <PublishButton surveyId={desk.surveyId} stopped={stopped} customer={customer} />
        </div>
      )}
    </div>
  );
}
