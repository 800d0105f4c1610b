import type { CSSProperties } from 'react';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Ground, type GroundTone } from '#app/ui/picture/ground.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { feeWords } from '#core/fee/index.ts';
import { projectTerms } from '#core/project/index.ts';
import { CutOut } from './cut-out.tsx';
import styles from './how-it-works.module.css';
import { type Pictures, standIns } from './stand-ins.ts';

interface Step {
  title: string;
  words: string;
  tone: GroundTone;
  publicId: string;
  /** Of the picture's width: one scale for the three, so that a chair stays smaller than a sofa. */
  width: string;
}

const steps: readonly Step[] = [
  {
    title: 'Take the style quiz',
    words: 'Pick pictures for your room, your style and your budget. It takes about ten minutes.',
    tone: 'sage',
    publicId: standIns.chair,
    width: '40%',
  },
  {
    title: 'Meet your specialist',
    words: `${feeWords.offer} ${feeWords.credit}`,
    tone: 'blush',
    publicId: standIns.sectional,
    width: '88%',
  },
  {
    title: 'Choose from two boards',
    words: `Ready within ${projectTerms.boardsWithinHours} hours. Keep a piece, swap it, and order it all at once.`,
    tone: 'oat',
    publicId: standIns.sideboard,
    width: '64%',
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
          {steps.map(({ title, words, tone, publicId, width }, index) => (
            <li key={title} className={styles.step}>
              <Ground tone={tone} className={styles.ground} style={{ '--piece': width } as CSSProperties}>
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
