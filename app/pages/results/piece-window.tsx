import { PieceFacts } from '#app/parts/catalog/piece-facts.tsx';
import { PieceViews } from '#app/parts/catalog/piece-views.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Modal } from '#app/ui/overlay/modal.tsx';
import type { PublicItem } from '#core/catalog/index.ts';
import styles from './piece-window.module.css';
import { words } from './words.ts';

/** A piece up close: every view and all its facts. */
export default function PieceWindow({ item, onClose }: { item: PublicItem; onClose: () => void }) {
  return (
    <Modal open onClose={onClose} title={item.name} width={960}>
      <div className={styles.window}>
        <PieceViews item={item} sizes="(min-width: 768px) 500px, 90vw" />
        <div>
          {item.clientDescription && <p className={styles.about}>{item.clientDescription}</p>}
          <PieceFacts item={item} />
          <TextLink href={`/furniture/${item.recordId}`}>{words.piecePage}</TextLink>
        </div>
      </div>
    </Modal>
  );
}
