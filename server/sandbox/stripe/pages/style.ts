/** The sandbox can run alone, so its page has its own styles: the shop's colors with a bank's restraint. */
export const stylePath = '/sandbox/cards/style.css';

export const style = `
:root { color-scheme: light; --paper: #faf7f2; --card: #fffdfa; --ink: #211d18; --soft: #5c544a; --line: #e4ddd2;
  --edge: #8c8376; --forest: #2f4b3c; --deep: #243b2f; }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; min-height: 100svh; display: grid; place-items: center; padding: 20px;
  background: var(--paper); color: var(--ink);
  font: 400 17px/1.6 "Instrument Sans Variable", "Instrument Sans", "Helvetica Neue", Arial, sans-serif; }
main { width: 100%; max-width: 440px; padding: 32px 24px; background: var(--card); border-radius: 6px;
  box-shadow: 0 1px 2px rgb(33 29 24 / .06), 0 6px 16px rgb(33 29 24 / .08); }
.mark { display: flex; justify-content: space-between; gap: 16px; padding-bottom: 16px;
  border-bottom: 1px solid var(--line); font-size: 14px; font-weight: 550; }
.mark span { color: var(--soft); font-weight: 400; }
h1 { margin: 32px 0 8px; font: 420 34px/1.2 "Fraunces Variable", "Fraunces", "Iowan Old Style", Georgia, serif;
  letter-spacing: -.01em; }
main > p:not(.mark) { color: var(--soft); }
dl { margin: 24px 0 32px; border-top: 1px solid var(--line); }
dl div { display: flex; justify-content: space-between; gap: 24px; padding: 12px 0; border-bottom: 1px solid var(--line); }
dt { color: var(--soft); }
dd { text-align: right; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 12px; }
button { min-height: 52px; padding: 0 24px; border: 1px solid var(--forest); border-radius: 6px; background: var(--forest);
  color: var(--paper); font: inherit; font-weight: 550; cursor: pointer; transition: background-color 120ms, border-color 120ms; }
button:hover { background: var(--deep); }
button.quiet { border-color: var(--edge); background: none; color: var(--ink); }
button.quiet:hover { border-color: var(--ink); }
button:focus-visible { outline: 2px solid var(--forest); outline-offset: 2px; }
@media (min-width: 480px) { main { padding: 40px; } }
@media (prefers-reduced-motion: reduce) { button { transition: none; } }
`;
