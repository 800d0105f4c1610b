import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { CheckboxGroup } from '#app/ui/choice/checkbox-group.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { showFirstProblem } from '#app/ui/notice/first-problem.ts';
import { webhookRules, webhookTopics } from '#core/webhook/index.ts';
import styles from './webhooks.module.css';
import { words } from './words.ts';

export interface EndpointForm {
  url: string;
  topics: string[];
}

/** What the page's actions return: the new secret, what was done, or the form and why it was refused. */
export interface WebhookReply {
  about: 'form' | 'endpoints' | 'deliveries';
  secret?: string;
  done?: string;
  form?: EndpointForm;
  problems?: Partial<Record<keyof EndpointForm, string>>;
  refused?: string;
}

export function NewEndpoint({ answer }: { answer: WebhookReply | undefined }) {
  const typed = answer?.form;
  const problems = answer?.problems ?? {};
  const [topics, setTopics] = useState<string[]>(typed?.topics ?? []);
  const form = useRef<HTMLFormElement>(null);
  const adding = useNavigation().formData?.has('url') ?? false;
  useEffect(() => {
    if (answer?.problems) showFirstProblem(form.current);
  }, [answer]);
  return (
    <Form method="post" className={styles.make} noValidate aria-label={words.add} ref={form}>
      <TextField
        label={words.url}
        name="url"
        type="url"
        maxLength={webhookRules.longestUrl}
        hint={words.urlHint}
        defaultValue={typed?.url}
        error={problems.url}
        required
      />
      <CheckboxGroup
        label={words.topics}
        name="topics"
        value={topics}
        onChange={setTopics}
        options={webhookTopics.map((topic) => ({ value: topic, ...words.topic[topic] }))}
        error={problems.topics}
        required
      />
      <div>
        <ActProblem problem={answer?.refused} answer={answer} />
        <Button type="submit" small pending={adding}>
          {words.add}
        </Button>
      </div>
    </Form>
  );
}
