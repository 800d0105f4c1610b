import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { RadioGroup } from '#app/ui/choice/radio-group.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { contactLimits, contactTopics, contactTrapField } from '#core/contact/index.ts';
import { text } from '#core/texts/index.ts';
import styles from './contact.module.css';
import { contactWords } from './words.ts';

const fields = ['name', 'email', 'topic', 'message'] as const;
type Field = (typeof fields)[number];

export type ContactAnswer =
  | { ok: true }
  | {
      ok: false;
      fields: Record<Field, string>;
      stamp: string;
      problems: Partial<Record<Field, string>>;
      message?: string;
    };

export interface ContactFormProps {
  stamp: string;
  person: { name: string; email: string };
  answer: ContactAnswer | undefined;
}

const topics = Object.entries(contactTopics).map(([value, label]) => ({ value, label }));

/** In the summary above the form, a message that fits any field is prefixed with its label. */
const named = (label: string, words: string) =>
  words === text('form.required') ? `${label}${label.endsWith('?') ? '' : ':'} ${words}` : words;

export function ContactForm({ stamp, person, answer }: ContactFormProps) {
  const refused = answer?.ok === false ? answer : null;
  const [topic, setTopic] = useState<string | null>(refused?.fields.topic || null);
  const pending = useNavigation().formAction === '/contact';
  if (answer?.ok) return <Thanks />;

  const problems = refused?.problems ?? {};
  const listed = fields.flatMap((field) => {
    const words = problems[field];
    return words === undefined ? [] : { field, text: named(contactWords[field], words) };
  });
  return (
    <Form method="post" noValidate className={styles.form}>
      {refused && <ErrorSummary heading={text('form.problem')} message={refused.message ?? listed} answer={refused} />}
      {/* The stamp from when the form was first opened, since we measure how long filling it in took. */}
      <input type="hidden" name="stamp" value={refused?.stamp ?? stamp} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {contactWords.trap}
          <input type="text" name={contactTrapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.pair}>
        <TextField
          id="name"
          name="name"
          label={contactWords.name}
          autoComplete="given-name"
          defaultValue={refused?.fields.name ?? person.name}
          error={problems.name}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label={contactWords.email}
          autoComplete="email"
          defaultValue={refused?.fields.email ?? person.email}
          error={problems.email}
        />
      </div>
      <div id="topic">
        <RadioGroup
          label={contactWords.topic}
          name="topic"
          form="pills"
          options={topics}
          value={topic}
          onChange={setTopic}
          error={problems.topic}
        />
      </div>
      <TextArea
        id="message"
        name="message"
        label={contactWords.message}
        hint={contactWords.messageHint}
        rows={6}
        maxLength={contactLimits.characters}
        defaultValue={refused?.fields.message ?? ''}
        error={problems.message}
      />
      <div>
        <Button type="submit" pending={pending}>
          {contactWords.send}
        </Button>
      </div>
    </Form>
  );
}

function Thanks() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <h2 ref={heading} tabIndex={-1} className={styles.thanksTitle}>
        {contactWords.thanks}
      </h2>
      <p>{contactWords.thanksWords}</p>
      <TextLink href="/contact">{contactWords.another}</TextLink>
    </div>
  );
}
