import { MoreBand } from '#app/parts/reading/more-band.tsx';
import { Opening } from '#app/parts/reading/opening.tsx';
import { Sources } from '#app/parts/reading/sources.tsx';
import { getStarted } from '#app/shell/menus.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { Button } from '#app/ui/action/button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import { PrintIcon } from '#app/ui/icon/acts.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { checklist, donatingFacts, waysOn } from '#content/guides/donating.ts';
import { productName } from '#core/settings/index.ts';
import { describePictures } from '#server/media/pictures/describe-pictures.ts';
import type { Route } from './+types/resources.route.ts';
import styles from './resources.module.css';

const openingPiece = 'furniture/rec-reed-sideboard-walnut/cut-out';

const resourcesWords = {
  title: 'Donating & recycling',
  lead: 'Where your old furniture can go next: places that collect it, repair it or recycle it.',
  description: 'Places that collect, repair and recycle old furniture in the US, with a checklist to print.',
  ways: 'Four options, the best one first',
  checklist: 'The checklist',
  checklistWords: 'Check it off here, or print it and tape it to the dresser.',
  print: 'Print the checklist',
  know: 'Good to know',
  sources: 'Sources',
  next: 'Making room for something new?',
  nextWords: 'Tell us what stays. We’ll choose around it.',
} as const;

export const meta = () => pageTitle(resourcesWords.title, resourcesWords.description);

export const handle = { header: 'transparent', inverted: true } satisfies RouteHandle;

export const loader = () => ({ pictures: describePictures([openingPiece]) });

export default function Resources({ loaderData: { pictures } }: Route.ComponentProps) {
  return (
    <>
      <Opening title={resourcesWords.title} lead={resourcesWords.lead} pictures={pictures} piece={openingPiece} />
      <WaysOn />
      <Checklist />
      <Section className={styles.screen}>
        <Wrap>
          <h2 className={styles.heading}>{resourcesWords.know}</h2>
          <ul className={styles.facts}>
            {donatingFacts.map(({ title, words, source }) => (
              <li key={title}>
                <Title as="h3" size="small">
                  {title}
                </Title>
                <Text tone="soft">{words}</Text>
                <Sources ids={[source]} line />
              </li>
            ))}
          </ul>
        </Wrap>
      </Section>
      <MoreBand
        title={resourcesWords.next}
        actions={<LinkButton href={getStarted.href}>{getStarted.label}</LinkButton>}
      >
        {resourcesWords.nextWords}
      </MoreBand>
    </>
  );
}

function WaysOn() {
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

/** A checklist to tick here or print. In print it's on its own page. */
function Checklist() {
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
