import { draftsKey } from '#app/parts/survey/drafts-key.ts';
import { sheetOf } from '#core/survey/index.ts';
import { expect, test, usable } from '../setup/browser.ts';

const answers = {
  what_kind_of_place: 'House',
  upgrading_or_from_scratch: 'blank-canvas',
  type_of_furniture: 'living-room',
  favorite_styles: ['moody'],
  wood_tone: 'dark',
  pieces: ['sofa', 'lounge_chair', 'rug'],
  more_pieces: ['sideboard'],
  sofa: { type: 'standard', sub_type: 'sofa_a', materials: 'fabric', colorIntensity: 'lots_of_color' },
  lounge_chair: { materials: 'leather' },
};
const sheet = sheetOf(answers, 1);
/** The screens whose answers are pictures with captions, small and large grids. */
const tiles = ['room', 'pieces', 'style', 'sofa-type', 'sofa-style', 'sideboard-type', 'rug-type', 'boldness'];

/** For every picture's caption, how far its last line is above the bar; negative where the bar lies over it. */
const gaps = () => {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const bar = document.querySelector('[class*="quiz-frame-module-bar"]')?.getBoundingClientRect().top ?? 0;
  return [...document.querySelectorAll('[class*="choice-cards-module-caption"]')].map(
    (one) => bar - one.getBoundingClientRect().bottom,
  );
};

/** Of each grid of pictures, how much wider its widest tile is than its narrowest. */
const unevenness = () =>
  [...document.querySelectorAll('[class*="choice-cards-module-cards"]')].flatMap((grid) => {
    const grounds = [...grid.querySelectorAll('[class*="choice-cards-module-ground"]')];
    const widths = grounds.map((ground) => ground.getBoundingClientRect().width);
    return widths.length > 1 ? Math.max(...widths) / Math.min(...widths) : [];
  });

test('no caption of a tile touches the bar at the bottom, and no tile is wider than another, at three widths', async ({
  page,
}) => {
  const draft = { id: 'draft-here', surveyId: null, owner: null, sheet, unsaved: true };
  await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    draftsKey,
    JSON.stringify({ current: draft.id, all: [draft] }),
  ] as const);
  const tight: string[] = [];
  const wide: string[] = [];
  let [seen, grids] = [0, 0];
  for (const slug of tiles) {
    await page.goto(`/quiz?step=${slug}`);
    await usable(page);
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: width === 375 ? 667 : 800 });
      const last = await page.evaluate(gaps);
      seen += last.length;
      if (last.some((gap) => gap < 16)) tight.push(`${slug} at ${width}: ${Math.min(...last)}`);
      const uneven = await page.evaluate(unevenness);
      grids += uneven.length;
      if (uneven.some((times) => times > 1.1)) wide.push(`${slug} at ${width}: ${Math.max(...uneven)}`);
    }
  }
  expect(seen).toBeGreaterThan(50);
  expect(tight).toEqual([]);
  expect(grids).toBeGreaterThan(15);
  expect(wide).toEqual([]);
});

test('a screen about several pieces has its own title above the first question, and keeps quiet while inches are typed', async ({
  page,
}) => {
  const half = { ...answers, need_help: true, measurement_method: 'diy' };
  const draft = { id: 'draft-here', surveyId: null, owner: null, sheet: sheetOf(half, 1), unsaved: true };
  await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    draftsKey,
    JSON.stringify({ current: draft.id, all: [draft] }),
  ] as const);
  await page.goto('/quiz?step=budget');
  await usable(page);
  const title = page.getByRole('heading', { level: 1, name: 'What would you like to spend?' });
  const first = page.getByRole('heading', { level: 2, name: 'What would you like to spend on your sofa?' });
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [above, below] = [await title.boundingBox(), await first.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    expect(below?.x).toBe(above?.x);
  }

  await page.goto('/quiz?step=measurement-method');
  await usable(page);
  const wall = page.getByRole('group', { name: 'Wall A' });
  await wall.getByRole('textbox', { name: 'feet' }).fill('14');
  await wall.getByRole('textbox', { name: 'inches' }).focus();
  const problem = page.getByText('All measurement fields above are required.');
  await expect(problem).toBeHidden();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(problem).toBeVisible();
});
