import { launchBrowser } from './web/browser.ts';
import { measure } from './web/measure.ts';
import { scriptWeight } from './web/script-weight.ts';
import { openShop } from './web/shop.ts';
import { printTable } from './web/table.ts';
import { goals, wantedPages } from './web/wanted.ts';

/**
 * Lighthouse's mobile profile with simulated throttling, on a shop of its own. Each page is opened once beforehand, so
 * that its pictures exist in every size, and then measured several times; the median run counts.
 */
const shop = await openShop();
const browser = await launchBrowser();
try {
  const rows = [];
  for (const page of await wantedPages(shop.origin)) {
    const script = await scriptWeight(shop.origin, page);
    console.log(`${page.name}: ${script.toFixed(1)} kB of script`);
    rows.push({
      page: page.name,
      goal: goals[page.goal],
      script,
      budget: page.budget,
      ...(await measure(browser.port, shop.origin, page)),
    });
  }
  printTable(rows);
} finally {
  await browser.close();
  shop.close();
}
