import { HowTo } from '#app/parts/survey/how-to.tsx';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { describePictures } from '#server/media/pictures/describe-pictures.ts';
import type { Route } from './+types/scan-with-rendr.route.ts';
import styles from './scan.module.css';
import { scanWords as words } from './words.ts';

export const meta = () => pageTitle(words.title, words.lead);

export const loader = () => ({ pictures: describePictures(words.steps.map(({ picture }) => picture)) });

const sizes = '(min-width: 1024px) 31vw, (min-width: 640px) 47vw, 92vw';

export default function ScanWithRendr({ loaderData: { pictures } }: Route.ComponentProps) {
  const steps = words.steps.map(({ title, text, picture, focus }) => {
    const facts = pictures[picture];
    const view = facts && <Picture publicId={picture} fit="cover" {...{ sizes, focus }} {...facts} />;
    return { title, text, picture: <div className={styles.view}>{view}</div> };
  });
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <LinkButton href="/quiz?step=floor-plan">{words.start}</LinkButton>
        <LinkButton href="/measurements" kind="ghost">
          {words.measure}
        </LinkButton>
      </PageHead>
      <Section tight>
        <Wrap>
          <VisuallyHidden>
            <h2>{words.heading}</h2>
          </VisuallyHidden>
          <HowTo steps={steps} />
        </Wrap>
      </Section>
    </>
  );
}
