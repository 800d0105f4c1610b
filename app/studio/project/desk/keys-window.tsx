import { Key } from '#app/ui/display/key.tsx';
import { Modal } from '#app/ui/overlay/modal.tsx';
import { words } from '../words.ts';
import styles from './keys-window.module.css';

const keys: readonly [what: string, ...keys: string[]][] = [
  ['Publish both boards', '⌘↵'],
  ['Preview what the customer sees', 'P'],
  ['Undo', '⌘Z'],
  ['Redo', '⇧⌘Z'],
  ['Next or previous slot', '↓', '↑'],
  ['The same slot on the other board', '→', '←'],
  ['Swap in a piece from the list', '1', '9'],
  ['Lock or unlock the piece', 'L'],
  ['Approve the alternates proposed for the piece', 'A'],
  ['Approve them for every piece', 'E'],
  ['Search the catalog', '/'],
  ['Move a piece that has focus', '↑', '→', '↓', '←'],
  ['Move it further', '⇧', '→'],
  ['Place it automatically', 'Delete'],
  ['Show these shortcuts', '?'],
];

/** Every key of the desk in one place. */
export default function KeysWindow({ onClose }: { onClose: () => void }) {
  return (
    <Modal open onClose={onClose} title={words.keysTitle}>
      <dl className={styles.keys}>
        {keys.map(([what, ...shown]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {shown.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
