import { useLocation } from 'react-router';
import { SignInForm } from '#app/parts/account/sign-in-form.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Modal } from '#app/ui/overlay/modal.tsx';
import { imagePath } from '#core/media/index.ts';
import { nextPath, withModal } from './modal-address.ts';
import type { ModalContentProps } from './modal-host.tsx';
import styles from './sign-in-modal.module.css';

export default function SignInModal({ onClose }: ModalContentProps) {
  const location = useLocation();
  return (
    <Modal open onClose={onClose} title="Sign in to your account" picture={<Chair />}>
      <SignInForm next={nextPath(location.search)} onDone={onClose} />
      <p className={styles.noAccount}>
        No account yet?{' '}
        <TextLink inline href={withModal({ ...location, search: '' }, 'additionalinfo')}>
          Take the style survey to get started
        </TextLink>
      </p>
    </Modal>
  );
}

/** Decoration: a chair in the hall. */
function Chair() {
  return (
    <div className={styles.ground}>
      <img className={styles.chair} src={imagePath('furniture/rec-saddler-lounge-chair-cognac/cut-out', 480)} alt="" />
    </div>
  );
}
