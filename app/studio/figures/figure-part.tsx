import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import styles from './figures.module.css';
import type { FigurePart as Part } from './figures-csv.ts';
import { figuresWords as words } from './words.ts';

interface FigurePartProps {
  part: Part;
  title: string;
  hint?: string;
  children: ReactNode;
}

/** One question with its answer, and the way to take the answer along. */
export function FigurePart({ part, title, hint, children }: FigurePartProps) {
  const [params] = useSearchParams();
  const file = new URLSearchParams(params);
  file.set('part', part);
  return (
    <section className={styles.part} aria-labelledby={part}>
      <div className={styles.head}>
        <Title as="h2" size="small" id={part}>
          {title}
        </Title>
        <TextLink href={`/studio/figures/export?${file}`} soft download aria-label={words.csvOf(title)}>
          {words.csv}
        </TextLink>
      </div>
      {hint && (
        <Text size="small" tone="soft">
          {hint}
        </Text>
      )}
      {children}
    </section>
  );
}
