import { pieceKinds } from '../core/catalog/index.ts';
import { madeUpItems } from '../core/selection/composer/made-up.test-data.ts';
import { catalog } from '../showroom/catalog/index.ts';
import { figuresOf } from './taste/figures.ts';
import { learningFigures } from './taste/learning.ts';
import { missingCells } from './taste/missing-cells.ts';
import { possibleBriefs } from './taste/surveys.ts';
import { widerRange } from './taste/wider-range.ts';

/**
 * What boards look like to an outsider, over random surveys that the quiz could have led to: on the demo's range and on
 * 10,000 generated pieces. Then which new pieces would help the demo's range most, and what 2,000 simulated projects
 * teach. `node bench/taste.ts [surveys] [boards | learning [taste]]`: only the boards, or only the last part.
 */
const surveys = Number(process.argv[2] ?? 500);
const cellsShown = 30;
const generated = 10_000;

const tastes = process.argv[4] ? [Number(process.argv[4])] : [1, 2, 3];
const wider = 8;
const simulated = 2000;
const comingAfter = 400;

if (process.argv[3] !== 'learning') tellBoards();
if (process.argv[3] !== 'boards') tellLearning();

function tellBoards(): void {
  const briefs = possibleBriefs(surveys);
  const own = figuresOf(briefs, catalog);
  console.log(`${surveys} surveys, ${catalog.length} pieces of the demo's range:\n${own.join('\n')}`);
  const many = figuresOf(briefs, madeUpItems(generated, pieceKinds, generated));
  console.log(`${surveys} surveys, ${generated} generated pieces:\n${many.join('\n')}`);
  console.log(`What the demo's range lacks most:\n${missingCells(briefs, catalog, cellsShown).join('\n')}`);
}

/** A shop with more to choose from has more to learn. */
function tellLearning(): void {
  const surveysOfAll = possibleBriefs(simulated + comingAfter);
  const asked = { shown: surveysOfAll.slice(0, simulated), after: surveysOfAll.slice(simulated) };
  const larger = widerRange(catalog, wider, wider);
  for (const items of [larger, catalog]) {
    console.log(`What ${simulated} simulated projects teach, on ${items.length} pieces:`);
    for (const taste of tastes) console.log(learningFigures(items, asked, taste).join('\n'));
  }
}
