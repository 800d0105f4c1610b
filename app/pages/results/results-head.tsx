import { TextLink } from '#app/ui/action/text-link.tsx';
import { Breadcrumb } from '#app/ui/display/breadcrumb.tsx';
import { AlertIcon } from '#app/ui/icon/signs.tsx';
import { useInView } from '#app/ui/notice/use-in-view.ts';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { SelectionState } from '#core/selection/index.ts';
import type { Results } from '#server/pages/get-results.ts';
import { orderOf } from './choices.ts';
import styles from './results-head.module.css';
import { words } from './words.ts';

export function ResultsHead({ results, refused }: { results: Results; refused: string | null }) {
  const { name, took, revisionsLeft, orderable, selection, newest, state, specialist, preview } = results;
  const [first, second] = words.title;
  const shown = useInView<HTMLParagraphElement>(refused);
  return (
    <header className={styles.head}>
      <Breadcrumb steps={[{ text: 'Projects', href: '/projects' }, { text: name }]} />
      <div className={styles.line}>
        <Title as="h1" size="section">
          {first}
          <br />
          {second}
        </Title>
        <Text size="small" tone="soft" as="div">
          {took && <p>{words.madeIn(took)}</p>}
          {orderable && state !== 'ordered' && <p>{words.revisionsLeft(revisionsLeft)}</p>}
        </Text>
      </div>
      {refused && (
        <p ref={shown} role="alert" tabIndex={-1} className={styles.refused}>
          <AlertIcon />
          {refused}
        </p>
      )}
      {preview && (
        <div className={styles.closed} role="status">
          <p>{words.preview}</p>
        </div>
      )}
      {orderable && !preview && state === 'revising' && (
        <div className={styles.closed} role="status">
          <p>{words.revising(specialist?.firstName ?? words.theSpecialist)}</p>
        </div>
      )}
      {orderable && !preview && (selection.state === 'ordered' || selection.ordered.length > 0) && (
        <div className={styles.closed}>
          <p>{orderedWords(results)}</p>
          <TextLink href="/orders">{words.seeOrder}</TextLink>
        </div>
      )}
      {!orderable && (
        <div className={styles.closed}>
          <Closed state={selection.state} newest={newest} />
        </div>
      )}
    </header>
  );
}

function orderedWords({ boards, selection }: Results): string {
  const here = new Set(boards.flatMap(({ pieces }) => pieces.map(({ recordId }) => recordId)));
  const count = [...here].filter((recordId) => orderOf(selection, recordId) !== null).length;
  return count === here.size ? words.orderedAll : words.ordered(count > 0);
}

/** Why nothing can be ordered here, and where to go instead. */
function Closed({ state, newest }: { state: SelectionState; newest: string | null }) {
  switch (state) {
    case 'withdrawn':
      return (
        <>
          <p>{words.withdrawn}</p>
          <TextLink href="/projects">{words.seeProjects}</TextLink>
        </>
      );
    default:
      return (
        <>
          <p>{words.superseded}</p>
          {newest && <TextLink href={`/results/${newest}`}>{words.seeNewest}</TextLink>}
        </>
      );
  }
}
