import { Button } from '#app/ui/action/button.tsx';
import { Key } from '#app/ui/display/key.tsx';

interface KeyButtonProps {
  /** The single key that does the same. */
  letter: string;
  pending?: boolean;
  onClick: () => void;
  children: string;
}

/** A button that shows the key that does the same. */
export function KeyButton({ letter, pending = false, onClick, children }: KeyButtonProps) {
  return (
    <Button
      kind="ghost"
      small
      aria-keyshortcuts={letter}
      iconAfter={<Key>{letter}</Key>}
      pending={pending}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
