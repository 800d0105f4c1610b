import { useLocation, useNavigate } from 'react-router';
import { BasicRegistrationForm } from '#app/parts/account/basic-registration-form.tsx';
import { accountWords as words } from '#app/parts/account/words.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Modal } from '#app/ui/overlay/modal.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { getStarted } from '../menus.ts';
import { useSession } from '../session/session.ts';
import { withModal } from './modal-address.ts';
import type { ModalContentProps } from './modal-host.tsx';

/** Basic registration, then the quiz. Signed-in users skip the registration. */
export default function AdditionalInfoModal({ onClose }: ModalContentProps) {
  const { user } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <Modal open onClose={onClose} title={words.infoTitle}>
      <Text tone="soft">{words.infoLead}</Text>
      {user ? (
        <LinkButton href={getStarted.href}>{getStarted.label}</LinkButton>
      ) : (
        <BasicRegistrationForm
          onDone={() => void navigate(getStarted.href)}
          signInHref={withModal({ ...location, search: '' }, 'signUp')}
        />
      )}
    </Modal>
  );
}
