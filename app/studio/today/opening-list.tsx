import { LinkButton } from '#app/ui/action/link-button.tsx';
import { CheckIcon } from '#app/ui/icon/signs.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { formatNumber } from '#core/texts/index.ts';
import type { OpeningStep } from '#server/pages/studio-today/opening-steps.ts';
import styles from './opening-list.module.css';

const words = {
  title: 'Before you open',
  lead: (left: number) =>
    left === 0
      ? 'Everything is ready. This list goes away with your first customer.'
      : `${left === 1 ? 'One step' : `${formatNumber(left)} steps`} left until your first customer.`,
  done: 'Done',
  steps: {
    pieces: {
      title: 'Bring in your pieces',
      text: 'From a CSV or JSON file.',
      act: 'Import',
      href: '/studio/catalog/import',
    },
    pictures: { title: 'Add their pictures', text: '', act: 'Add pictures', href: '/studio/catalog/pictures' },
    sale: {
      title: 'Put pieces on sale',
      text: 'A piece needs a front picture first.',
      act: 'Open the catalog',
      href: '/studio/catalog?state=inactive',
    },
    makers: { title: 'Tell us where orders go', text: '', act: 'Open makers', href: '/studio/makers' },
    taxes: {
      title: 'Set your sales tax',
      text: 'No state has a rate yet, so no tax is charged.',
      act: 'Open settings',
      href: '/studio/settings',
    },
    specialist: {
      title: 'Invite a specialist',
      text: 'Someone has to compose the boards.',
      act: 'Invite',
      href: '/studio/people',
    },
    checkout: {
      title: 'Open checkout',
      text: 'It’s switched off in the settings, so no one can pay.',
      act: 'Open settings',
      href: '/studio/settings',
    },
  },
} as const;

/** What's missing, where the step counts something. */
function missingWords(step: OpeningStep): string | null {
  if (step.isDone || !('missing' in step) || step.missing === 0) return null;
  const { id, missing } = step;
  if (id === 'pictures') return missing === 1 ? 'One piece has none.' : `${formatNumber(missing)} pieces have none.`;
  return missing === 1 ? 'One maker has no email address.' : `${formatNumber(missing)} makers have no email address.`;
}

/** A new owner's way to the first customer. */
export function OpeningList({ steps }: { steps: readonly OpeningStep[] }) {
  return (
    <section className={styles.panel} aria-labelledby="opening">
      <div className={styles.head}>
        <Title as="h2" size="small" id="opening">
          {words.title}
        </Title>
        <p className={styles.soft}>{words.lead(steps.filter(({ isDone }) => !isDone).length)}</p>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => {
          const { title, text, act, href } = words.steps[step.id];
          return (
            <li key={step.id} className={styles.step} data-done={step.isDone || undefined}>
              <span className={styles.mark}>{step.isDone && <CheckIcon small />}</span>
              <span className={styles.what}>
                <strong>{title}</strong>
                {step.isDone ? (
                  <VisuallyHidden>{words.done}</VisuallyHidden>
                ) : (
                  <span className={styles.soft}>{missingWords(step) ?? text}</span>
                )}
              </span>
              {!step.isDone && (
                <LinkButton href={href} kind="ghost" small>
                  {act}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
