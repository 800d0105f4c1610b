import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { AskOnce } from '#app/parts/studio-list/ask-once.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { OpenBoard } from '#server/catalog/boards-with-pieces.ts';
import { BoardList } from './board-list.tsx';
import styles from './piece.module.css';
import { catalogWords as words } from './words.ts';

export interface SaleAnswer {
  ok: boolean;
  message: string;
}

/** Whether the piece is for sale. Taking it off first lists the boards it's on; putting it back is one click. */
export function OnSale({ active, boards }: { active: boolean; boards: readonly (OpenBoard & { name: string })[] }) {
  const { Form, data, pending, problem } = useAct<SaleAnswer>();
  return (
    <section className={styles.part} aria-labelledby="sale">
      <Title as="h2" size="small" id="sale">
        {words.sale}
      </Title>
      <StateLabel tone={active ? 'good' : 'rest'}>{words.states[active ? 'active' : 'inactive']}</StateLabel>
      <Text size="small" tone="soft">
        {active ? words.onSale : words.offSale}
      </Text>
      <Form method="post" key={String(active)}>
        {boards.map(({ name }) => (
          <input key={name} type="hidden" name="seenBoard" value={name} />
        ))}
        {active ? (
          <AskOnce
            label={words.takeOff}
            keep={words.keep}
            act={{ name: 'act', value: 'deactivate' }}
            busy={pending}
            question={
              <>
                <p>{words.reallyOff}</p>
                <p>{boards.length === 0 ? words.onNoBoard : words.onBoards(boards.length)}</p>
                <BoardList boards={boards} />
              </>
            }
          />
        ) : (
          <Button type="submit" name="act" value="activate" small pending={pending}>
            {words.offer}
          </Button>
        )}
      </Form>
      <ActProblem problem={problem} answer={data} />
    </section>
  );
}
