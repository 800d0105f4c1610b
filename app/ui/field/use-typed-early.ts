import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The server-rendered fields, until each is hydrated. */
const served = new Set<Field>(
  typeof document === 'undefined' ? [] : document.querySelectorAll<Field>('input, textarea'),
);

/**
 * A page can be seen and typed into before its scripts arrive, on a slow phone for many seconds. React keeps that text
 * only until the next render and fires no event for it. So we replay it as input.
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

/** The attribute has the server's value; user input doesn't change it. */
const isTyped = (element: Field) => element.value !== element.defaultValue;

/** A part whose chunk came late may be rendered again; this field then replaces the one that was typed into. */
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
  // React ignores a value that it last wrote itself, so restore the old value first and then set the new one.
  element.value = element.defaultValue;
  write?.call(element, typed);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  // A user who has moved on to the next field is done with this one.
  queueMicrotask(() => {
    if (document.activeElement !== element) element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}
