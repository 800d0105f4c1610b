import { freshName } from '#app/ui/fresh-name.ts';
import type { Save } from '#core/selection/index.ts';

let page: string | null = null;
let number = 0;

/** Counts what this open page saves, so that nothing it sends can be taken for newer than it is. In the browser only. */
export function nextSave(): Save {
  page ??= freshName();
  number += 1;
  return { page, number };
}
