import { TextLink } from '#app/ui/action/text-link.tsx';
import type { OpenBoard } from '#server/catalog/boards-with-pieces.ts';
import styles from './piece.module.css';
import { catalogWords as words } from './words.ts';

/** Open boards, each linking to the desk where its pieces are swapped. */
export function BoardList({ boards }: { boards: readonly OpenBoard[] }) {
  return (
    <ul className={styles.boards}>
      {boards.map(({ recordId, selectionId, surveyId, letter, state, customer, projectName }) => (
        <li key={`${recordId} ${selectionId} ${letter}`}>
          <TextLink href={`/studio/projects/${surveyId}`} soft inline>
            {projectName || words.unnamed}, {words.board(letter)}
          </TextLink>{' '}
          ({customer}, {words.boardStates[state]})
        </li>
      ))}
    </ul>
  );
}
