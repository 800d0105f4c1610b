import { html } from 'hono/html';

type Part = ReturnType<typeof html> | string;

/** A page without scripts or styles from elsewhere, for when the real ones can't be drawn. No search engine lists it. */
export const plainPage = ({ title, head = '', content }: { title: string; head?: Part; content: Part }) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${head}
        <title>${title}</title>
      </head>
      <body style="margin: 0; background: #faf8f5; color: #2b2621; font: 1.125rem/1.6 system-ui, sans-serif">
        <main style="max-width: 34rem; margin: 20vh auto 0; padding: 0 1.5rem">
          ${content}
        </main>
      </body>
    </html>`;
