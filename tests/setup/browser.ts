import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { forgetTries } from './shop-database.ts';

interface Watched {
  /** Everything a page complained about; the test fails if anything is left here. */
  complaints: string[];
  /** For a test that provokes a complaint on purpose: the ones it expects. */
  expectComplaint(pattern: RegExp): void;
}

/** A test that asks the shop without a page: a browser's page costs half a second of processor time. */
export const requestTest = base.extend<{ tries: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
  baseURL: async ({}, use) => {
    await use(shopOrigin());
  },
  tries: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
    async ({}, use) => {
      if (process.env.SHOP_DATA_DIR) await forgetTries();
      await use(undefined);
    },
    { auto: true },
  ],
});

/** A browser test. Console errors, page errors and failed requests fail it. */
export const test = requestTest.extend<{ watched: Watched }>({
  watched: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      watch(page, complaints);
      page.context().on('page', (opened) => watch(opened, complaints));
      await use({ complaints, expectComplaint: (pattern) => expected.push(pattern) });
      const left = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      expect(left, 'console errors, page errors and failed requests').toEqual([]);
    },
    { auto: true },
  ],
});

function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    // What a test forbids by itself is no defect.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // A matter of seconds: on a busy machine a picture is decoded later than the browser expects.
    if (message.text().includes('was preloaded using link preload but not used within a few seconds')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left takes its unfinished requests with it.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`answered ${response.status()}: ${response.url()}`);
  });
}

/**
 * What a browser without a network says of each request. React Router adds a line of its own when it happened to be
 * asking for the routes of new links at that moment; it asks again on the next page.
 */
export const complaintsOffline =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch manifest patches/;

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What may come out otherwise at another width: the rest of a page is the same document. */
export const rulesOfLayout = [
  ...['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'],
  ...['button-name', 'link-name', 'aria-hidden-focus', 'bypass'],
];

const axePath = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
const axeScript = readFileSync(axePath, 'utf8');

/** A document that was checked before still has the checker: reading its 650 kB again takes a sixth of a check. */
async function axeSourceFor(page: Page): Promise<string> {
  const there = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)));
  return there.every(Boolean) ? 'void 0' : axeScript;
}

/** WCAG 2.2 A and AA on what is shown now, once it has come to rest: half faded in, no text has its contrast yet. */
export async function expectAccessible(page: Page, rules = everyRule): Promise<void> {
  // Look at the whole page: what is further down is otherwise laid out only on scrolling.
  await page.evaluate(() => document.documentElement.removeAttribute('data-at-top'));
  // While new sums or results are on their way, the old ones are faded; once there, they fade in.
  await page.waitForFunction(
    () =>
      !document.querySelector(':is(section, ul)[aria-busy="true"]') &&
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
  const { violations } = await new AxeBuilder({ page, axeSource: await axeSourceFor(page) })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    // Reckoned in the page itself: the usual way opens a blank page for every look.
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/**
 * The server's page can be seen before it can be used: React marks each element as it takes it over, and the page says
 * when all that was there from the beginning is.
 */
export async function usable(page: Page, part = 'header a'): Promise<void> {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    const isAlive = document.documentElement?.hasAttribute('data-alive');
    if (isAlive && Object.keys(element ?? {}).some((key) => key.startsWith('__react'))) return true;
    // What's further down is taken over when it comes near. A page that comes to life may scroll back to where it was, so
    // this is done until it is. Before someone moves, it may not be laid out, and then there's nowhere to scroll to.
    if (selector !== 'header a') {
      document.documentElement?.removeAttribute('data-at-top');
      element?.scrollIntoView();
    }
    return false;
  }, part);
}

/** With its scripts and typefaces: until those are there a line may be a hair higher, and the page moves by as much. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await usable(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

export const shopOrigin = (): string => process.env.SHOP_ORIGIN ?? '';

/** As a program would: for tests that are not about the form. The next page that is opened knows the person. */
export async function signIn(
  { request }: Page | BrowserContext,
  email: string,
  password = 'hearthline-demo',
): Promise<void> {
  const answer = await request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { Origin: shopOrigin() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function signInByForm(page: Page, email: string, password = 'hearthline-demo'): Promise<void> {
  await page.goto('/?signUp=1');
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Email').fill(email);
  await modal.getByLabel('Password', { exact: true }).fill(password);
  await modal.getByRole('button', { name: 'Sign in' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

/** Today, as the shop tells its staff. Read once: a test that runs past midnight goes on with this day. */
export async function dayShown(staff: BrowserContext): Promise<string> {
  const page = await staff.newPage();
  await page.goto('/studio/visits/day');
  const day = await page.getByLabel('Day', { exact: true }).inputValue();
  await page.close();
  return day;
}

export { expect };
