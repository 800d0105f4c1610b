import type { CSSProperties } from 'react';
import { RuledTitle } from '../type/ruled-title.tsx';
import { Aside, Hand, Text } from '../type/text.tsx';
import { Title } from '../type/title.tsx';
import { Part, Specimen } from './specimen.tsx';
import styles from './style-guide.module.css';

const colours = [
  'paper',
  'linen',
  'card',
  'ink',
  'ink-soft',
  'forest',
  'forest-deep',
  'forest-tint',
  'clay',
  'clay-ink',
  'error',
  'line',
  'line-strong',
];

export function TypeSection() {
  return (
    <Part id="type" title="Type and color">
      <Specimen name="Title: mega, page, section, question" wide>
        <Title as="p" size="mega">
          Draper
        </Title>
        <Title as="p" size="page">
          Tell us how you live
        </Title>
        <Title as="p" size="section">
          Before you ask
        </Title>
        <Title as="p" size="question">
          Which sofa shape feels right?
        </Title>
      </Specimen>
      <Specimen name="Title: heading, small, plain">
        <Title as="h3" size="heading">
          Sign in to your account
        </Title>
        <Title as="h3" size="small">
          Saddler lounge chair
        </Title>
        <Title as="h3" size="plain">
          Resources
        </Title>
        <RuledTitle as="h3" size="small" aside="14 ft × 12 ft, to scale">
          In your room
        </RuledTitle>
      </Specimen>
      <Specimen name="Text: lead, body, small, caption">
        <Text size="lead">Take the style quiz. A specialist sends two furniture boards made for your room.</Text>
        <Text>Two furniture boards made for your room by your own specialist, and a suggested layout.</Text>
        <Text size="small" tone="soft">
          Osterby, saddle leather, walnut frame.
        </Text>
        <Text size="caption" tone="tight">
          Tight: half an inch to spare at the turn in your hall.
        </Text>
      </Specimen>
      <Specimen name="Hand: words a person wrote; Aside">
        <Hand as="p" className={styles.quote}>
          Sage first. Everything else is there to keep it company.
        </Hand>
        <Aside title="Good to know">
          A chaise needs about 5 feet of depth. If your room is narrow, start with a standard.
        </Aside>
      </Specimen>
      <Specimen name="Color" wide>
        <div className={styles.colours}>
          {colours.map((colour) => (
            <div key={colour} className={styles.colour}>
              <i style={{ '--colour': `var(--${colour})` } as CSSProperties} />
              {colour}
            </div>
          ))}
        </div>
      </Specimen>
    </Part>
  );
}
