import type { Page } from '@playwright/test';

/** What the page posts to these addresses waits on its way until it's let go. */
export async function holdPosts(page: Page, address: RegExp): Promise<{ letGo: () => void; posted: () => number }> {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  let posted = 0;
  await page.route(address, async (route) => {
    if (route.request().method() === 'POST') {
      posted += 1;
      await released;
    }
    await route.continue();
  });
  return { letGo, posted: () => posted };
}
