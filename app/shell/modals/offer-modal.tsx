import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Modal } from '#app/ui/overlay/modal.tsx';
import { currentOffer, launchPromotion } from '#core/promotion/index.ts';
import { getStarted } from '../menus.ts';
import type { ModalContentProps } from './modal-host.tsx';

/** The promotion on its days; afterwards a plain word that it is over. */
export default function OfferModal({ onClose }: ModalContentProps) {
  const offer = currentOffer([launchPromotion], new Date());
  if (!offer) return null;
  return (
    <Modal open onClose={onClose} title={offer.title}>
      <p>{offer.text}</p>
      {offer.note && <p>{offer.note}</p>}
      <p>
        <LinkButton href={getStarted.href}>{getStarted.label}</LinkButton>
      </p>
    </Modal>
  );
}
