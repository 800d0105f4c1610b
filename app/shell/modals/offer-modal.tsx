import { useLocation } from 'react-router';
import { SignInForm } from '#app/parts/account/sign-in-form.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Modal } from '#app/ui/overlay/modal.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { useHouse } from '../house.ts';
import { getStarted } from '../menus.ts';
import { useSession } from '../session.ts';
import { wantsSignIn, withOfferSignIn } from './modal-address.ts';
import type { ModalContentProps } from './modal-host.tsx';
import styles from './offer-modal.module.css';

/** The promotion on its days; afterwards a plain word that it is over. Its other view signs one in. */
export default function OfferModal({ onClose }: ModalContentProps) {
  const location = useLocation();
  const { offer } = useHouse();
  const { user } = useSession();
  if (!offer) return null;
  if (!user && wantsSignIn(location.search)) {
    return (
      <Modal open onClose={onClose} title={offer.title}>
        <Text tone="soft">{offer.text}</Text>
        <SignInForm next="/projects" onDone={onClose} />
      </Modal>
    );
  }
  return (
    <Modal open onClose={onClose} title={offer.title}>
      <div className={styles.offer}>
        <Text size="lead">{offer.text}</Text>
        {offer.note && (
          <Text size="small" tone="soft">
            {offer.note}
          </Text>
        )}
        <div className={styles.ways}>
          <LinkButton href={user ? '/projects' : getStarted.href}>
            {user ? 'Your projects' : getStarted.label}
          </LinkButton>
          {!user && <TextLink href={withOfferSignIn(location)}>Sign in</TextLink>}
        </div>
      </div>
    </Modal>
  );
}
