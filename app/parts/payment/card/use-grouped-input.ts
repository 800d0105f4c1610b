import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { digitsOf } from './card-number.ts';
import { caretAfter } from './caret.ts';

/** Groups what is typed, and leaves the caret with the digit it stood behind. */
export function useGroupedInput(value: string, format: (typed: string) => string, onChange: (value: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);

  useLayoutEffect(() => {
    const input = ref.current;
    if (!input || digitsBefore.current === null || document.activeElement !== input) return;
    const caret = caretAfter(value, digitsBefore.current);
    input.setSelectionRange(caret, caret);
    digitsBefore.current = null;
  }, [value]);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = event.target;
    const atEnd = selectionStart === null || selectionStart === typed.length;
    // At the end the caret stays at the end, behind the separator that was just added.
    digitsBefore.current = atEnd ? null : digitsOf(typed.slice(0, selectionStart)).length;
    onChange(format(typed));
  }

  return { ref, value, onChange: change };
}
