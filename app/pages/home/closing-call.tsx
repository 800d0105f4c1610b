import { getStarted } from '#app/shell/menus.ts';
import { useSession } from '#app/shell/session.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import styles from './closing-call.module.css';
import { CutOut } from './cut-out.tsx';
import { type Pictures, standIns } from './stand-ins.ts';

export function ClosingCall({ pictures }: { pictures: Pictures }) {
  const { user } = useSession();
  return (
    <Section ground="forest" className={styles.call}>
      <Wrap className={styles.inside}>
        <div className={styles.words}>
          <h2>Ready to transform your space?</h2>
          <LinkButton href={getStarted.href} kind="paper">
            {user ? 'Find my Furniture' : 'Get Started'}
          </LinkButton>
        </div>
        <CutOut
          pictures={pictures}
          publicId={standIns.chair}
          sizes="(min-width: 768px) 36vw, 70vw"
          className={styles.piece}
        />
      </Wrap>
    </Section>
  );
}
