import { TextButton } from '#app/ui/action/text-link.tsx';
import { words } from '../words.ts';
import { type SnippetFacts, snippets } from './snippet-words.ts';
import styles from './writing.module.css';

interface SnippetsProps {
  of: keyof typeof snippets;
  facts: SnippetFacts;
  text: string;
  onInsert: (text: string) => void;
}

/** Sentences to begin a note with, with the customer's name and the piece filled in. */
export function Snippets({ of, facts, text, onInsert }: SnippetsProps) {
  return (
    <details>
      <summary>{words.snippets}</summary>
      <div className={styles.snippets}>
        {snippets[of].map((snippet) => {
          const sentence = snippet(facts);
          return (
            <TextButton
              key={sentence}
              soft
              onClick={() => onInsert([text.trimEnd(), sentence].filter(Boolean).join(' '))}
            >
              {sentence}
            </TextButton>
          );
        })}
      </div>
    </details>
  );
}
