const lookAgainMs = 50;

/**
 * A button can be pressed and a choice be made before the scripts have come, above all on a slow phone. Left alone, the
 * browser would send the form by itself and show the bare answer, and React would know nothing of the tick. So the press
 * waits, and is made as soon as React has taken the page over and the element with it: choices in their order, and of
 * several buttons the last.
 */
export function earlyPressScript(): string {
  return `(${keepEarlyPresses.toString()})(${lookAgainMs})`;
}

function keepEarlyPresses(lookAgain: number) {
  const choices = '[type=radio],[type=checkbox]';
  let waiting: HTMLElement[] = [];
  let watches = false;

  // React marks an element while it still reads the page: what is pressed then would be answered by nobody.
  const isAlive = (element: HTMLElement) =>
    document.documentElement.hasAttribute('data-alive') &&
    Object.keys(element).some((key) => key.startsWith('__react'));
  /** Buttons are one kind, and the radios of a question: of each, the last press counts. Every checkbox is pressed. */
  const kindOf = (element: HTMLElement): string => {
    const input = element instanceof HTMLLabelElement ? element.control : element;
    if (!(input instanceof HTMLInputElement)) return 'button';
    return input.type === 'radio' ? `radio ${input.name}` : 'checkbox';
  };

  /** The button, or the choice with its label. A label of a text field only leads there. */
  const pressable = (target: EventTarget | null): HTMLElement | null => {
    const found = target instanceof Element ? target.closest<HTMLElement>('button, label, input') : null;
    if (found instanceof HTMLLabelElement) return found.control?.matches(choices) ? found : null;
    if (found instanceof HTMLInputElement) return found.matches(choices) ? (found.closest('label') ?? found) : null;
    return found;
  };
  // A part that came late may have been drawn anew.
  const nowOf = (element: HTMLElement) =>
    element.isConnected
      ? element
      : [...document.querySelectorAll<HTMLElement>(element.localName)].find(
          (one) => one.ariaLabel === element.ariaLabel && one.textContent === element.textContent,
        );

  const pressNext = () => {
    const [pressed] = waiting;
    watches = pressed !== undefined;
    if (!pressed) return;
    const element = nowOf(pressed);
    if (element && !isAlive(element)) {
      setTimeout(pressNext, lookAgain);
      return;
    }
    const address = window.location.href;
    waiting.shift();
    element?.click();
    // A choice may lead on by itself: what was pressed after it was meant for the page before.
    setTimeout(() => {
      if (kindOf(pressed) !== 'button' && window.location.href !== address) waiting = [];
      pressNext();
    }, lookAgain);
  };

  /** Whoever chose and then sent the form meant that choice: it is not sent before what still waits in it. */
  const isOvertaking = (element: HTMLElement) => {
    const form = element instanceof HTMLButtonElement && element.type === 'submit' ? element.form : null;
    return form !== null && waiting.some((one) => nowOf(one)?.closest('form') === form);
  };

  const remember = (element: HTMLElement) => {
    const kind = kindOf(element);
    const isUndone = kind === 'checkbox' && waiting.includes(element);
    waiting = waiting.filter((one) => one !== element && (kind === 'checkbox' || kindOf(one) !== kind));
    if (!isUndone) waiting.push(element);
    if (!watches) pressNext();
  };

  document.addEventListener(
    'click',
    (event) => {
      const element = pressable(event.target);
      if (!event.isTrusted || !element || (isAlive(element) && !isOvertaking(element))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      remember(element);
    },
    true,
  );
}
