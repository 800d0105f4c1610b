import { SampleMark } from '#app/parts/reading/sample-mark.tsx';
import { Portrait } from '#app/ui/display/portrait.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { shown } from '#content/house/sample.ts';
import { team } from '#content/house/team.ts';
import styles from './about.module.css';
import { aboutWords } from './words.ts';

export function TeamPart({ mode }: { mode: 'demo' | 'production' }) {
  const people = shown(team, mode);
  if (people.length === 0) return null;
  return (
    <Section id="team" className={styles.follows}>
      <Wrap>
        <div className={styles.head}>
          <h2>{aboutWords.team}</h2>
          <Text tone="soft">{aboutWords.teamWords}</Text>
        </div>
        <ul className={styles.team}>
          {people.map(({ name, initials, role, about, sample }) => (
            <li key={name} className={styles.person}>
              <Portrait initials={initials} large />
              <div>
                <Title as="h3" size="small">
                  {name} {sample && <SampleMark />}
                </Title>
                <Text size="small" tone="soft">
                  {role}
                </Text>
                <Text size="small" className={styles.about}>
                  {about}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
