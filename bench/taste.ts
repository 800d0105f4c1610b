import { pieceKinds } from '../core/catalog/index.ts';
import { madeUpItems } from '../core/selection/composer/made-up.test-data.ts';
import { catalogue } from '../showroom/catalogue/index.ts';
import { figuresOf } from './taste/figures.ts';
import { missingCells } from './taste/missing-cells.ts';
import { possibleBriefs } from './taste/surveys.ts';

/**
 * What boards look like to an outsider, over random surveys that the quiz could have led to: on the demo's range and on
 * 10,000 generated pieces. Then which new pieces would help the demo's range most. `node bench/taste.ts [surveys]`
 */
const surveys = Number(process.argv[2] ?? 500);
const cellsShown = 30;
const generated = 10_000;

const briefs = possibleBriefs(surveys);
const own = figuresOf(briefs, catalogue);
console.log(`${surveys} surveys, ${catalogue.length} pieces of the demo's range:\n${own.join('\n')}`);
const many = figuresOf(briefs, madeUpItems(generated, pieceKinds, generated));
console.log(`${surveys} surveys, ${generated} generated pieces:\n${many.join('\n')}`);
console.log(`What the demo's range lacks most:\n${missingCells(briefs, catalogue, cellsShown).join('\n')}`);
