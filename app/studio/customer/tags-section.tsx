import { useRef, useState } from 'react';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { RemovableTag, TagList } from '#app/ui/display/tag.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useInView } from '#app/ui/notice/use-in-view.ts';
import { Text } from '#app/ui/type/text.tsx';
import { tagTerms } from '#core/customer/index.ts';
import styles from './customer.module.css';
import { customerWords as words } from './words.ts';

interface TagsSectionProps {
  tags: readonly string[];
  /** Tags of other customers, to choose from while typing. */
  others: readonly string[];
}

export function TagsSection({ tags, others }: TagsSectionProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef('');
  // The next tag may have been started in the meantime.
  const { Form, data, pending, problem } = useAct(() => setTyped((now) => (now === sent.current ? '' : now)));
  const form = useInView<HTMLFormElement>(problem, { answer: data });
  function rememberSent() {
    sent.current = typed;
  }
  // The removed tag had the focus.
  const removing = useAct(() => field.current?.focus());
  return (
    <ListSection id="tags" title={words.tags} hint={words.tagsHint}>
      {tags.length === 0 ? (
        <Text size="small">{words.noTags}</Text>
      ) : (
        <TagList>
          {tags.map((tag) => (
            <RemovableTag
              key={tag}
              name={tag}
              onRemove={() => void removing.submit({ act: 'remove-tag', tag }, { method: 'post' })}
            />
          ))}
        </TagList>
      )}
      <ActProblem problem={removing.problem} answer={removing.data} />
      <Form
        ref={form}
        method="post"
        className={styles.add}
        noValidate
        aria-label={words.newTag}
        onSubmit={rememberSent}
      >
        <input type="hidden" name="act" value="add-tag" />
        <TextField
          ref={field}
          label={words.newTag}
          name="tag"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={tagTerms.longest}
          autoComplete="off"
          list="tags-in-use"
          className={styles.grow}
          error={problem}
        />
        <datalist id="tags-in-use">
          {others.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <Button type="submit" kind="ghost" pending={pending}>
          {words.addTag}
        </Button>
      </Form>
    </ListSection>
  );
}
