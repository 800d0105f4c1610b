import type { StyleLabel } from '#core/catalog/index.ts';
import type { Finish } from './shells/index.ts';

/** Walls, floors and cloth that a stylist would choose for each style; a scene takes one of them by its seed. */
const finishes: Record<StyleLabel, readonly Finish[]> = {
  Draper: [
    finish('#e9e2d4', '#a9805f', 'oak', 'sheer', 'wood:walnut', 'metal:brass'),
    finish('#c9cdbb', '#8f9a80', 'walnut', 'sheer:#efe7d8', 'wood:walnut', 'metal:brass'),
    finish('#e3cdb4', '#b98b62', 'oak', 'sheer', 'wood:walnut', 'metal:brass'),
    finish('#d9d6cb', '#7f8f8b', 'walnut', 'sheer:#f0ebe0', 'wood:walnut', 'metal:brass'),
  ],
  Axelrod: [
    finish('#cfcac1', '#94705f', 'smoked', 'linen:#cfc8bb', 'wood:smoked', 'metal:black'),
    finish('#b9b3a8', '#8a6a5a', 'smoked', 'linen:#b7b0a3', 'wood:walnut', 'metal:black'),
    finish('#ddd8ce', '#9c7b6a', 'oak', 'linen:#d7d0c3', 'wood:smoked', 'metal:black'),
    finish('#a7aba8', '#7b6152', 'smoked', 'linen:#c2bcb0', 'wood:smoked', 'metal:black'),
  ],
  'Moody light': [
    finish('#f1ece2', '#c9c2ae', 'pale', 'sheer', 'wood:oak', 'metal:brass'),
    finish('#eae6da', '#b9c1bb', 'white', 'sheer', 'wood:oak', 'metal:brass'),
    finish('#efe7da', '#d3c1a6', 'pale', 'sheer:#f6f1e6', 'wood:ash', 'metal:brass'),
    finish('#e6e8e3', '#a9b7b8', 'white', 'sheer', 'wood:oak', 'metal:steel'),
  ],
  'Moody dark': [
    finish('#6a756b', '#4f5a51', 'walnut', 'linen:#c9bda6', 'wood:walnut', 'metal:brass'),
    finish('#7c5f58', '#5f4641', 'walnut', 'linen:#cdbda8', 'wood:walnut', 'metal:brass'),
    finish('#5d6a74', '#48545e', 'smoked', 'linen:#c4b9a6', 'wood:walnut', 'metal:bronze'),
    finish('#857a63', '#5f573f', 'walnut', 'linen:#d2c6b0', 'wood:walnut', 'metal:brass'),
  ],
};

function finish(
  wall: Finish['wall'],
  deep: Finish['deep'],
  floor: Finish['floor'],
  cloth: string,
  wood: string,
  metal: string,
): Finish {
  return { wall, deep, floor, cloth, wood, metal, trim: 'trim' };
}

export function finishOf(style: StyleLabel, seed: number): Finish {
  const choice = finishes[style];
  const found = choice[seed % choice.length];
  if (!found) throw new Error(`no finish for ${style}`);
  return found;
}
