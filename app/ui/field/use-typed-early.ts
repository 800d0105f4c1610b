import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields the page came with, until each is taken over. */
const served = new Set<Field>(
  typeof document === 'undefined' ? [] : document.querySelectorAll<Field>('input, textarea'),
);

/**
 * A page can be seen, and typed into, before its scripts have come: on a slow phone for many seconds. React keeps such a
 * text only until it next draws the field, and tells nobody of it. So the field says it once more, as if it were typed now.
 */
export function useTypedEarly<Kind extends Field>(given?: Ref<Kind>): RefObject<Kind | null> {
  const field = useRef<Kind>(null);
  useImperativeHandle(given, () => field.current as Kind, []);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || element.readOnly) return;
    const typed = isTyped(element) ? element.value : typedIntoItsLikeness(element);
    served.delete(element);
    if (typed !== null) sayAgain(element, typed);
  }, []);
  return field;
}

/** What the page came with stands in the attribute; what a person changed does not. */
const isTyped = (element: Field) => element.value !== element.defaultValue;

/** A part whose own script came late may be drawn anew: then the field that was typed into is gone, and this one stands for it. */
function typedIntoItsLikeness(element: Field): string | null {
  const name = nameOf(element);
  for (const gone of served) {
    if (gone.isConnected || nameOf(gone) !== name) continue;
    served.delete(gone);
    return isTyped(gone) ? gone.value : null;
  }
  return null;
}

const nameOf = ({ type, name, autocomplete, placeholder }: Field) => [type, name, autocomplete, placeholder].join(' ');

function sayAgain(element: Field, typed: string): void {
  const kind = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  const write = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set;
  // React passes over a value that it last saw written: so it sees the one from before, and then the change.
  element.value = element.defaultValue;
  write?.call(element, typed);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  // Whoever has gone on to the next field has finished this one.
  queueMicrotask(() => {
    if (document.activeElement !== element) element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}
