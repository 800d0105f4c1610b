import { html, raw } from 'hono/html';
import { style } from '../stripe/pages/style.ts';

const fields = `label { display: grid; gap: 4px; font-size: 15px; } input[type=text], input[type=email] { min-height: 44px;
  border: 0; border-bottom: 1px solid var(--edge); background: none; font: inherit; font-size: 18px; }
  label.row { display: flex; align-items: center; gap: 12px; min-height: 44px; } input[type=checkbox] { width: 20px; height: 20px; }`;

const page = (title: string, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <style>
      ${raw(style + fields)}
    </style>
  </head>
  <body>
    <main>${content}</main>
  </body>
</html>`;

/** Where a social provider would ask who is there, and whether we may know. */
export const consentPage = (provider: string) =>
  page(
    `Sign in with ${provider}`,
    html`<p class="mark">${provider} sandbox <span>nobody outside is asked</span></p>
      <h1>Who are you?</h1>
      <p>Hearthline would like to know your name and your email address.</p>
      <form method="post" style="margin-top: 24px">
        <label>Name <input type="text" name="name" value="Robin Hale" required autocomplete="off" /></label>
        <label>Email <input type="email" name="email" value="robin.hale@example.com" required autocomplete="off" /></label>
        <label class="row"><input type="checkbox" name="verified" checked /> ${provider} has confirmed this address</label>
        <button name="answer" value="continue">Continue</button>
        <button name="answer" value="cancel" class="quiet" formnovalidate>Cancel</button>
      </form>`,
  );

export const lostPage = () =>
  page(
    'Nothing to answer',
    html`<p class="mark">Identity sandbox</p>
      <h1>Nothing to answer</h1>
      <p>This request was answered already, or it is too old. Close this window and try again.</p>`,
  );
