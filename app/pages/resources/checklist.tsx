import { Button } from '#app/ui/action/button.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { PrintIcon } from '#app/ui/icon/acts.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { checklist } from '#content/guides/donating.ts';
import { productName } from '#core/settings/index.ts';
import styles from './resources.module.css';
import { resourcesWords } from './words.ts';

/** A sheet that can be ticked here or printed: on paper it stands alone. */
export function Checklist() {
  return (
    <Section id="checklist" ground="linen" className={styles.sheet}>
      <Wrap>
        <div className={styles.sheetHead}>
          <div>
            <h2>{resourcesWords.checklist}</h2>
            <Text tone="soft" className={styles.screen}>
              {resourcesWords.checklistWords}
            </Text>
            <p className={styles.paper}>
              {productName} · {resourcesWords.title}
            </p>
          </div>
          <Button kind="ghost" icon={<PrintIcon />} className={styles.screen} onClick={() => window.print()}>
            {resourcesWords.print}
          </Button>
        </div>
        <div className={styles.parts}>
          {checklist.map(({ title, steps }) => (
            <section key={title} className={styles.part}>
              <Title as="h3" size="small">
                {title}
              </Title>
              <ul>
                {steps.map((step) => (
                  <li key={step}>
                    <Checkbox>{step}</Checkbox>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
