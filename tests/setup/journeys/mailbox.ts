import type { Page } from '@playwright/test';
import { expect, shopOrigin } from '../browser.ts';

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Opens the newest letter to this address with these words in its subject, once it's in the demo's mailbox. Asks for the
 * list without a page until then: drawing it again and again costs more than all the rest.
 */
export async function openLetter(page: Page, to: string, subject: string | RegExp): Promise<void> {
  const isIt = (words: string) =>
    words.includes(to) && (typeof subject === 'string' ? words.includes(subject) : subject.test(words));
  let path: string | undefined;
  await expect
    .poll(
      async () => {
        const list = await (await page.request.get(`${shopOrigin()}/dev/mailbox`)).text();
        const letters = [...list.matchAll(/<a [^>]*href="(\/dev\/mailbox\/[^"]+)"[^>]*>([\s\S]*?)<\/a>/g)];
        path = letters.find(([, , inside = '']) => isIt(wordsOf(inside)))?.[1];
        return path;
      },
      { intervals: [150] },
    )
    .toBeTruthy();
  await page.goto(`${shopOrigin()}${path}`);
}
