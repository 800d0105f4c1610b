import { HowTo } from '#app/parts/survey/how-to.tsx';
import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import * as drawings from './scan-drawings.tsx';
import { scanWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

const pictures = [drawings.GetApp, drawings.Light, drawings.Walk, drawings.Check, drawings.Save, drawings.BringIn];

export default function ScanWithRendr() {
  const steps = words.steps.map(([title, text], index) => {
    const Picture = pictures[index];
    return { title, text, picture: Picture ? <Picture /> : null };
  });
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <LinkButton href="/quiz?step=floor-plan">{words.start}</LinkButton>
        <LinkButton href="/measurements" kind="ghost">
          {words.measure}
        </LinkButton>
      </PageHead>
      <Section ground="linen" tight>
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
