import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Key } from '#app/ui/display/key.tsx';
import { Link } from '#app/ui/link.tsx';
import { HourRuler } from '#app/ui/progress/hour-ruler.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { clockWords } from '#core/project/index.ts';
import type { ComposerProps } from './desk/composer.tsx';
import { deskKeys } from './desk/use-desk-keys.ts';
import styles from './project-bar.module.css';
import { words } from './words.ts';

/** Which project this is, how much time is left, and the publish button. */
export function ProjectBar({ desk, name, clock }: Pick<ComposerProps, 'desk' | 'name' | 'clock'>) {
  const { selection, findings, customer } = desk;
  const sending = useNavigation().formData?.get('act') === 'publish';
  const open = selection?.boards.flatMap(({ slots }) => slots).filter(({ item }) => item === null).length ?? 0;
  const stopped = findings.some(({ weight }) => weight === 'stops');
  const waits = desk.project.state === 'waiting for boards' || desk.project.state === 'revising';
  return (
    <div className={styles.bar}>
      <div className={styles.which}>
        <Link href="/studio" className={styles.back}>
          {words.queue}
        </Link>
        <Title as="h1" size="plain" className={styles.name}>
          {name}
        </Title>
        <p>
          {customer} · {words.pair(selection?.revision ?? 0)}
        </p>
      </div>
      {waits && clock && (
        <div className={styles.clock}>
          <HourRuler total={clock.totalHours} done={clock.hoursGone} low label={clockWords(clock)} />
          <p className={classNames(clock.late && styles.late)}>
            {clock.late ? (
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
      {selection?.state === 'draft' && (
        <div className={styles.acts}>
          {open > 0 && <p className={styles.late}>{words.openSlots(open)}</p>}
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
          <Form method="post">
            <input type="hidden" name="act" value="publish" />
            <Button
              type="submit"
              id={deskKeys.publish}
              disabled={stopped}
              pending={sending}
              aria-keyshortcuts="Meta+Enter Control+Enter"
              iconAfter={<Key>⌘↵</Key>}
            >
              {words.publish}
            </Button>
          </Form>
        </div>
      )}
    </div>
  );
}
