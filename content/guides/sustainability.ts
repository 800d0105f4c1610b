import { facts } from '../facts.ts';
import type { SourceId } from '../sources.ts';

/** Figures from the Environmental Protection Agency, not ours. */
export const wasteFigures = {
  tons: '12.1 million tons',
  buried: '80%',
  words:
    'of furniture and furnishings were thrown away in the United States in 2018, and four-fifths of it went to landfills. The greenest piece is the one you still want in twenty years.',
  source: 'epaDurableGoods',
} as const satisfies { source: SourceId } & Record<string, string>;

export interface Material {
  readonly title: string;
  readonly words: string;
  readonly ask: string;
  readonly source?: SourceId;
}

export const materialsGuide: readonly Material[] = [
  {
    title: 'Wood',
    words: 'Solid wood and good veneer can be sanded, oiled and used again. Kiln-dried frames don’t rack or creak.',
    ask: 'Is it certified, and by whom?',
    source: 'forestStewardship',
  },
  {
    title: 'Panels',
    words:
      'Plywood and MDF have their place: backs, bottoms, long shelves. The glue matters, and the law limits the formaldehyde it gives off.',
    ask: 'Is it labeled TSCA Title VI compliant?',
    source: 'epaFormaldehyde',
  },
  {
    title: 'Upholstery',
    words:
      'The national fire test is a smolder test. Fabric and filling can pass it on their own, without flame retardants.',
    ask: 'Does the tag say that none were added?',
    source: 'flammability',
  },
  {
    title: 'Covers and cushions',
    words: 'These wear first. A cover that zips off and a cushion you can reorder give a sofa a second life.',
    ask: 'Can I order the cover alone?',
  },
];

export const practices: readonly { readonly title: string; readonly words: string }[] = [
  {
    title: 'We measure before we sell',
    words:
      'A sofa that doesn’t fit through the door travels twice for nothing. Give us your walls and your doorway, and every piece tells you whether it fits, and by how many inches.',
  },
  {
    title: 'We sell what you need',
    words: 'The quiz asks what you’re keeping. We build your boards around it, and you can buy one piece or none.',
  },
  {
    title: 'We say what it’s made of',
    words: 'Every piece lists its materials, sizes and care, in words you can check.',
  },
  {
    title: 'We take it back',
    words: `You have ${facts.returnDays}, and we arrange the pickup with the maker. Keep the box until you’re sure: a piece in its box can be sold again.`,
  },
];

/** We say what we don't claim, too. */
export const notClaimed =
  'We don’t call furniture carbon neutral, and we buy no certificates to say so. Trucks burn fuel, foam comes from oil, and shipping one good sofa still beats shipping three poor ones.';
