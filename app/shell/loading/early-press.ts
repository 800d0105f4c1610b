const lookAgainMs = 50;

/**
 * A button or a choice can be clicked before the scripts arrive, especially on a slow phone. Left alone, the browser
 * would submit the form itself and show the bare response, and React would miss the tick. So we queue the clicks and
 * replay them once React has hydrated the page and the element: choices in order, and of several buttons only the last.
 */
export function earlyPressScript(): string {
  return `(${keepEarlyPresses.toString()})(${lookAgainMs})`;
}

function keepEarlyPresses(lookAgain: number) {
  const choices = '[type=radio],[type=checkbox]';
  let waiting: HTMLElement[] = [];
  let watches = false;

  // React marks elements while it is still hydrating, and a click replayed then would be lost.
  const isAlive = (element: HTMLElement) =>
    document.documentElement.hasAttribute('data-alive') &&
    Object.keys(element).some((key) => key.startsWith('__react'));
  /**
   * All buttons count as one kind, and so do the radios of one question: only the last click of a kind is replayed.
   * Every checkbox click is.
   */
  const kindOf = (element: HTMLElement): string => {
    const input = element instanceof HTMLLabelElement ? element.control : element;
    if (!(input instanceof HTMLInputElement)) return 'button';
    return input.type === 'radio' ? `radio ${input.name}` : 'checkbox';
  };

  /** The button, or the choice with its label. The label of a text field only moves focus, so it isn't queued. */
  const pressable = (target: EventTarget | null): HTMLElement | null => {
    const found = target instanceof Element ? target.closest<HTMLElement>('button, label, input') : null;
    if (found instanceof HTMLLabelElement) return found.control?.matches(choices) ? found : null;
    if (found instanceof HTMLInputElement) return found.matches(choices) ? (found.closest('label') ?? found) : null;
    return found;
  };
  // A part that loaded late may have been rendered again as a new element.
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
    // A choice may navigate on its own. Drop later clicks then: they were meant for the previous page.
    setTimeout(() => {
      if (kindOf(pressed) !== 'button' && window.location.href !== address) waiting = [];
      pressNext();
    }, lookAgain);
  };

  /** A submit must wait for choices still queued in the same form: the user meant to send them. */
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

  // A press that began before React was there and ends after it is half a press to React, and counts for nothing.
  let begunEarly: HTMLElement | null = null;
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const element = pressable(target);
      begunEarly = element && !isAlive(element) ? element : null;
    },
    true,
  );

  document.addEventListener(
    'click',
    (event) => {
      const element = pressable(event.target);
      if (!event.isTrusted || !element) return;
      const isWhole = element !== begunEarly;
      begunEarly = null;
      if (isWhole && isAlive(element) && !isOvertaking(element)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      remember(element);
    },
    true,
  );
}
