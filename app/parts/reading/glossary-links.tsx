import { TextLink } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { termsIn } from '#content/glossary/met.ts';

/** More would be a list of its own. */
const most = 5;

interface GlossaryLinksProps {
  /** What stands here: the words among it that the glossary explains are named. */
  words: string;
  /** Beside something half done the glossary opens in a window of its own. */
  apart?: boolean;
}

/** 'In the glossary: Sectional, Chaise'; nothing where no such word stands. */
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
