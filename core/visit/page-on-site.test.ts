import { expect, it } from 'vitest';
import { isPageOnSite, pageOnSite } from './page-on-site.ts';

it('the page on site is the room’s page in the studio, and no other', () => {
  expect(isPageOnSite(pageOnSite('survey_1'))).toBe(true);
  for (const path of [
    '/studio/projects/survey_1',
    '/projects/survey_1/room',
    '/studio/projects//room',
    '/studio/projects/a/b/room',
  ])
    expect(isPageOnSite(path)).toBe(false);
});
