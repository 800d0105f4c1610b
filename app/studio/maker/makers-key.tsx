import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { ShownOnce } from '#app/parts/studio-list/shown-once.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import styles from './maker.module.css';
import { makerWords as words } from './words.ts';

export interface KeyAnswer {
  ok: boolean;
  message: string;
  /** Shown this once. */
  key?: string;
}

/** Makes a key for the maker's own system, and leads to those there are. */
export function MakersKey({ keys }: { keys: string }) {
  const { Form, data, pending, problem } = useAct<KeyAnswer>();
  return (
    <div className={styles.system}>
      {data?.ok && data.key && <ShownOnce lead={words.keyShown} secret={data.key} />}
      <div className={styles.acts}>
        <Form method="post">
          <input type="hidden" name="act" value="key" />
          <Button type="submit" small kind="ghost" pending={pending}>
            {words.keyMake}
          </Button>
          <ActProblem problem={problem} answer={data} />
        </Form>
        <TextLink href={keys}>{words.keyList}</TextLink>
        <TextLink href="/api/docs#getApiMakerOrders" target="_blank">
          {words.keyDocs}
        </TextLink>
      </div>
    </div>
  );
}
