import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import type { FigurePart as Part } from './figures-csv.ts';
import { figuresWords as words } from './words.ts';

interface FigurePartProps {
  part: Part;
  title: string;
  hint?: string;
  children: ReactNode;
}

/** One figure with its download link. */
export function FigurePart({ part, title, hint, children }: FigurePartProps) {
  const [params] = useSearchParams();
  const file = new URLSearchParams(params);
  file.set('part', part);
  return (
    <ListSection
      id={part}
      title={title}
      hint={hint}
      acts={
        <TextLink href={`/studio/figures/export?${file}`} soft download aria-label={words.csvOf(title)}>
          {words.csv}
        </TextLink>
      }
    >
      {children}
    </ListSection>
  );
}
