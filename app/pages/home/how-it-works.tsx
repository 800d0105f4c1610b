import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Ground, type GroundTone } from '#app/ui/picture/ground.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { feeWords } from '#core/fee/index.ts';
import { projectTerms } from '#core/project/index.ts';
import { CutOut } from './cut-out.tsx';
import styles from './how-it-works.module.css';
import { type Pictures, standIns } from './stand-ins.ts';

const steps: readonly { title: string; words: string; tone: GroundTone; publicId: string }[] = [
  {
    title: 'Take the style quiz',
    words: 'Pick pictures for your room, your style and your budget. It takes about ten minutes.',
    tone: 'sage',
    publicId: standIns.chair,
  },
  {
    title: 'Meet your specialist',
    words: `${feeWords.offer} ${feeWords.credit}`,
    tone: 'blush',
    publicId: standIns.sectional,
  },
  {
    title: 'Choose from two boards',
    words: `Ready within ${projectTerms.boardsWithinHours} hours. Keep a piece, swap it, and order it all at once.`,
    tone: 'oat',
    publicId: standIns.sideboard,
  },
];

export function HowItWorks({ pictures }: { pictures: Pictures }) {
  return (
    <Section>
      <Wrap>
        <div className={styles.head}>
          <h2>Ten minutes from you, the rest from us</h2>
          <Text tone="soft">
            No showrooms, no forty open tabs. You answer, a person chooses, and you buy only what you love.
          </Text>
        </div>
        <ol className={styles.steps}>
          {steps.map(({ title, words, tone, publicId }, index) => (
            <li key={title} className={styles.step}>
              <Ground tone={tone} className={styles.ground}>
                <CutOut
                  pictures={pictures}
                  publicId={publicId}
                  sizes="(min-width: 768px) 28vw, 80vw"
                  className={styles.piece}
                />
              </Ground>
              <div className={styles.words}>
                <span className={styles.number}>{index + 1}</span>
                <div>
                  <Title as="h3" size="small">
                    {title}
                  </Title>
                  <Text size="small" tone="soft">
                    {words}
                  </Text>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}
