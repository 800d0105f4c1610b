/** The page stands outside the shop's bundle, so it brings its own style: the shop's colours, nothing loaded. */
export const docsStyle = `
:root { color-scheme: light; --paper: #faf7f2; --linen: #f2ece2; --ink: #211d18; --soft: #5c544a; --line: #d9d0c2;
  --forest: #2f4b3c; --clay: #944f2b; }
* { box-sizing: border-box; margin: 0; }
html { scroll-padding-top: 24px; }
body { background: var(--paper); color: var(--ink);
  font: 400 17px/1.6 "Instrument Sans", "Helvetica Neue", Arial, sans-serif; }
a { color: var(--forest); text-underline-offset: 3px; }
a:focus-visible, pre:focus-visible { outline: 2px solid var(--forest); outline-offset: 2px; }
.skip { position: absolute; left: -999px; } .skip:focus { left: 20px; top: 20px; background: var(--paper); padding: 12px; }
nav { padding: 24px 20px; background: var(--linen); font-size: 15px; }
nav h2 { margin: 24px 0 4px; font-size: 14px; font-weight: 600; color: var(--soft); }
nav ul { list-style: none; padding: 0; }
nav li a { display: block; min-height: 44px; padding: 10px 0; color: var(--ink); text-decoration: none;
  overflow-wrap: anywhere; line-height: 24px; }
nav li a:hover { color: var(--forest); text-decoration: underline; }
.home, h1, h2.group { font-family: "Fraunces", "Iowan Old Style", Georgia, serif; font-weight: 420; }
.home { font-size: 22px; color: var(--ink); text-decoration: none; }
main { padding: 40px 20px 80px; max-width: 900px; }
h1 { font-size: clamp(36px, 5vw, 58px); line-height: 1.1; letter-spacing: -.02em; }
.lead { margin-top: 16px; max-width: 62ch; color: var(--soft); }
h2.group { margin: 72px 0 8px; font-size: 34px; line-height: 1.2; }
article { padding: 28px 0; border-top: 1px solid var(--line); }
h3 { font-size: 17px; font-weight: 550; overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; font-size: 14px; }
h3 code { font-size: 15px; }
.verb { display: inline-block; min-width: 48px; font-size: 12px; font-weight: 600; text-transform: uppercase;
  color: var(--clay); }
article p { margin-top: 4px; max-width: 62ch; }
.notes { color: var(--soft); }
.needs { margin-left: 8px; padding: 2px 8px; border-radius: 4px; background: var(--linen); font-size: 14px; white-space: nowrap; }
dl { display: grid; grid-template-columns: 88px minmax(0, 1fr); gap: 8px 16px; margin-top: 16px; font-size: 15px; }
dt { color: var(--soft); font-variant-numeric: tabular-nums; }
pre { padding: 12px 16px; background: var(--linen); border-radius: 6px; line-height: 1.5; white-space: pre-wrap;
  overflow-wrap: anywhere; }
@media (max-width: 767px) { dl { grid-template-columns: 1fr; gap: 2px; } dt { margin-top: 8px; } }
@media (min-width: 1024px) { body { display: grid; grid-template-columns: 320px minmax(0, 1fr); }
  nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; } main { padding: 56px 56px 120px; } }
`;
