import { termsOf } from './term.ts';

const fabric = termsOf('fabric');
const rug = termsOf('rugs');

export const fabricTerms = [
  fabric('Aniline leather', 'Leather dyed through with no coat of paint. The softest, and the first to show wear.'),
  fabric('Bouclé', 'A fabric of looped yarn with a nubby face. Warm to touch; keep cats away.'),
  fabric(
    'Cleaning code',
    'W: clean with water-based cleaner. S: with solvent only. WS: either. X: vacuum only. Find it on the tag.',
  ),
  fabric('Denier', 'How thick a thread is. Higher is sturdier.'),
  fabric(
    'Double rubs',
    'How many times a testing machine can rub a fabric, back and forth, before it wears out. 15,000 or more suits a family sofa.',
    {
      also: 'Wyzenbeek',
    },
  ),
  fabric('Down blend', 'Feathers and down around foam. It needs a daily pat to keep its shape.'),
  fabric('Full grain', 'Leather with its whole outer face, scars and all. It lasts longest.'),
  fabric(
    'High-resilience foam',
    'Seat foam that springs back. Look for a density of 1.8 pounds a cubic foot or more.',
    {
      also: 'HR foam',
    },
  ),
  fabric('Linen', 'Cloth from flax: cool, strong and happily wrinkled.'),
  fabric('Nailhead trim', 'A row of metal studs along an edge, for looks and once for strength.'),
  fabric('Performance fabric', 'Cloth whose fibers or finish resist stains and wear. Spills bead; blot them.'),
  fabric('Piping', 'A cord in a sleeve of fabric, sewn into a seam.', { also: 'welt' }),
  fabric('Slipcover', 'A cover that comes off for washing.'),
  fabric(
    'TB 117-2013',
    'California’s smolder test for upholstery, the law in every state since 2021. It needs no flame retardants.',
    {
      source: 'flammability',
    },
  ),
  fabric('Top grain', 'Leather sanded smooth and lightly coated. More even than full grain, and easier to live with.'),
  fabric('Velvet', 'A dense, short pile with a sheen that changes with the light. Brush it one way.'),
  fabric('Webbing', 'Crossed straps under a seat, in place of springs.'),
];

export const rugTerms = [
  rug('Border rug', 'A plain field with a frame around it. It makes a floor look finished.'),
  rug('Flatweave', 'A rug without pile, woven like cloth. Thin enough for most doors, and you can use both sides.', {
    also: 'kilim, dhurrie',
  }),
  rug('Hand-knotted', 'Each tuft tied by hand to the warp. Months of work; decades of use.'),
  rug(
    'Hand-tufted',
    'Yarn punched into a backing by a hand tool and glued. Soft, quicker and less costly than knotted.',
  ),
  rug('Jute', 'A tan plant fiber, rough and dry. It doesn’t like water.'),
  rug('Moroccan rug', 'A thick, pale wool rug with a diamond line, after those of the Atlas mountains.'),
  rug(
    'Pile',
    'The tufts that stand up from a rug. A door needs to clear it: allow half an inch for low pile, one for high.',
  ),
  rug('Rug pad', 'A layer under a rug that keeps it from sliding. Cut it an inch short on every side.'),
  rug('Runner', 'A long, narrow rug for a hall or the side of a bed.'),
];
