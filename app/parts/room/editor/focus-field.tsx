import { Select } from '#app/ui/field/select.tsx';
import { type RoomShape, roomFocuses, setFocus } from '#core/room/index.ts';
import type { Drawing } from './use-drawing.ts';
import { editorWords as words } from './words.ts';

const options = ['ours', ...roomFocuses] as const;

/** What the room looks at: the layout turns the sofa toward it. */
export function FocusField({ drawing: { settled, make } }: { drawing: Drawing }) {
  return (
    <Select
      label={words.focus}
      hint={missingIn(settled) ?? words.focusHint}
      options={options.map((value) => ({ value, label: words.focuses[value] }))}
      value={settled.focus ?? 'ours'}
      onChange={(value) => {
        const focus = roomFocuses.find((one) => one === value);
        make(setFocus(settled, focus), words.focusNow(words.focuses[focus ?? 'ours']));
      }}
    />
  );
}

/** A fireplace or a window that was chosen has to be on the drawing. */
function missingIn({ focus, fixed, windows }: RoomShape): string | null {
  if (focus === 'fireplace' && !fixed.some(({ kind }) => kind === 'fireplace')) return words.focusMissing.fireplace;
  return focus === 'window' && windows.length === 0 ? words.focusMissing.window : null;
}
