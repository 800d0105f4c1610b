import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { keepUserId } from '#app/parts/account/keep-user-id.ts';
import { SignInForm } from '#app/parts/account/sign-in-form.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Modal } from '#app/ui/overlay/modal.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { getStarted } from '../menus.ts';
import { useSession } from '../session/session.ts';
import { useShopFacts } from '../shop-facts.ts';
import { wantsSignIn, withModal, withOfferSignIn } from './modal-address.ts';
import type { ModalContentProps } from './modal-host.tsx';
import styles from './offer-modal.module.css';

/** The running promotion, or a note that it has ended. Its second view is the sign-in form. */
export default function OfferModal({ onClose }: ModalContentProps) {
  const location = useLocation();
  const { offer } = useShopFacts();
  const { user } = useSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function signedIn(uid: string) {
    keepUserId(uid);
    await navigate('/projects', { replace: true });
    await revalidate();
  }
  /** Forgotten passwords and second factors are handled by the sign-in modal, which starts over. */
  const toSignInModal = () => void navigate(withModal(location, 'signUp'), { replace: true });

  if (!offer) return null;
  if (!user && wantsSignIn(location.search)) {
    return (
      <Modal open onClose={onClose} title={offer.title}>
        <Text tone="soft">{offer.text}</Text>
        <SignInForm onSignedIn={signedIn} onForgot={toSignInModal} onSecondFactor={toSignInModal} />
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
