const lookAgainMs = 50;

/**
 * A button can be pressed before the scripts have come, above all on a slow phone. Left alone, the browser would send its
 * form by itself and show the bare answer, or nothing would happen. So the press waits, and is made as soon as React has
 * taken the button over. What is pressed again meanwhile is pressed once; of several, the last one counts.
 */
export function earlyPressScript(): string {
  return `(${keepEarlyPresses.toString()})(${lookAgainMs})`;
}

function keepEarlyPresses(lookAgain: number) {
  let waiting: HTMLButtonElement | null = null;
  const isAlive = (button: HTMLButtonElement) => Object.keys(button).some((key) => key.startsWith('__react'));
  const nameOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent;
  // A part that came late may have been drawn anew.
  const nowOf = (button: HTMLButtonElement) =>
    button.isConnected
      ? button
      : [...document.querySelectorAll('button')].find((one) => nameOf(one) === nameOf(button));
  const pressWhenAlive = (pressed: HTMLButtonElement) => {
    if (waiting !== pressed) return;
    const button = nowOf(pressed);
    if (button && !isAlive(button)) {
      setTimeout(pressWhenAlive, lookAgain, pressed);
      return;
    }
    waiting = null;
    button?.click();
  };
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!event.isTrusted || !button || isAlive(button)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (waiting === button) return;
      waiting = button;
      pressWhenAlive(button);
    },
    true,
  );
}
