import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Modal } from '#app/ui/overlay/modal.tsx';
import { getStarted } from '../menus.ts';
import type { ModalContentProps } from './modal-host.tsx';

export default function AdditionalInfoModal({ onClose }: ModalContentProps) {
  return (
    <Modal open onClose={onClose} title="Let’s get to know your room">
      <p>A few questions about your room, your style and your budget. You can save your answers as you go.</p>
      <p>
        <LinkButton href={getStarted.href}>{getStarted.label}</LinkButton>
      </p>
    </Modal>
  );
}
