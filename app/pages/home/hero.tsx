import { getStarted } from '#app/shell/menus.ts';
import { useSession } from '#app/shell/session.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Ground } from '#app/ui/picture/ground.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { projectTerms } from '#core/project/index.ts';
import { CutOut } from './cut-out.tsx';
import styles from './hero.module.css';
import { type Pictures, standIns } from './stand-ins.ts';

export function Hero({ pictures, heroes }: { pictures: Pictures; heroes: readonly string[] }) {
  const { user } = useSession();
  const [lead] = heroes;
  const facts = lead ? pictures[lead] : undefined;
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>Tell us how you live. We’ll find the furniture.</h1>
        <Text size="lead" tone="soft">
          Take the style quiz. A specialist sends two furniture boards made for your room, within{' '}
          {projectTerms.boardsWithinHours} hours.
        </Text>
        <LinkButton href={getStarted.href}>{user ? 'Find my Furniture' : 'Get Started'}</LinkButton>
      </div>
      <div className={styles.picture}>
        {lead && facts ? (
          <Picture publicId={lead} {...facts} sizes="(min-width: 768px) 64vw, 100vw" priority fit="cover" square />
        ) : (
          <Ground tone="sage" square className={styles.ground}>
            <CutOut pictures={pictures} publicId={standIns.sofa} sizes="50vw" className={styles.sofa} priority />
            <CutOut pictures={pictures} publicId={standIns.chair} sizes="25vw" className={styles.chair} priority />
          </Ground>
        )}
      </div>
    </section>
  );
}
