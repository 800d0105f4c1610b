import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { waysOn } from '#content/guides/donating.ts';
import styles from './resources.module.css';
import { resourcesWords } from './words.ts';

export function WaysOn() {
  return (
    <Section className={styles.screen}>
      <Wrap>
        <h2 className={styles.heading}>{resourcesWords.ways}</h2>
        <ol>
          {waysOn.map(({ title, when, words, places }, at) => (
            <li key={title} className={styles.way}>
              <span className={styles.number}>{at + 1}</span>
              <div className={styles.wayWords}>
                <h3>{title}</h3>
                <Text size="small" tone="tight">
                  {when}
                </Text>
                <Text tone="soft">{words}</Text>
              </div>
              <ul className={styles.places}>
                {places.map(({ name, href, takes }) => (
                  <li key={name}>
                    <a href={href} rel="noopener">
                      {name}
                    </a>
                    <span>{takes}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}
