import { TextLink } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { termsIn } from '#content/glossary/met.ts';

/** More than this would be a list of its own. */
const most = 5;

interface GlossaryLinksProps {
  /** The text to search for glossary terms. */
  words: string;
  /** Opens the glossary in a new tab, so a half-finished page isn't lost. */
  apart?: boolean;
}

/** 'In the glossary: Sectional, Chaise', or nothing if no term occurs. */
export function GlossaryLinks({ words, apart = false }: GlossaryLinksProps) {
  const terms = termsIn(words).slice(0, most);
  if (terms.length === 0) return null;
  return (
    <Text size="small" tone="soft">
      In the glossary:{' '}
      {terms.map(({ term, href }, index) => (
        <span key={term}>
          {index > 0 && ', '}
          <TextLink inline soft href={href} {...(apart ? { target: '_blank', rel: 'noopener' } : {})}>
            {term}
          </TextLink>
        </span>
      ))}
    </Text>
  );
}
