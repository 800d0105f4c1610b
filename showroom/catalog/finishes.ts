import type { ItemColor, WoodTone } from '#core/catalog/index.ts';
import type { Upholstery } from '../models/material.ts';

export interface UpholsteryFinish {
  material: Upholstery;
  /** In a name: 'Alder sofa in sage'. */
  short: string;
  words: string;
  color: ItemColor;
}

const finish = (
  material: Upholstery,
  short: string,
  words: string,
  color: ItemColor = 'neutral',
): UpholsteryFinish => ({ material, short, words, color });

export const upholsteries = {
  sage: finish('fabric:#7f8b7c', 'sage', 'Sage wool-blend weave, 40,000 double rubs', 'green'),
  olive: finish('velvet:#6b6b3f', 'olive', 'Olive cotton velvet, 50,000 double rubs', 'green'),
  forest: finish('velvet:#2f4a3c', 'forest', 'Forest performance velvet, 60,000 double rubs', 'green'),
  teal: finish('fabric:#3f6a70', 'teal', 'Teal bouclé-flecked weave, 45,000 double rubs', 'blue'),
  ink: finish('velvet:#27384f', 'ink', 'Ink performance velvet, 60,000 double rubs', 'blue'),
  denim: finish('fabric:#6f8297', 'washed denim', 'Washed-denim cotton weave, 35,000 double rubs', 'blue'),
  rust: finish('velvet:#a2512f', 'rust', 'Rust cotton velvet, 50,000 double rubs', 'red'),
  terracotta: finish('fabric:#b8674a', 'terracotta', 'Terracotta chenille weave, 40,000 double rubs', 'red'),
  oxblood: finish('leather:#5a2320', 'oxblood', 'Oxblood semi-aniline leather', 'red'),
  mustard: finish('fabric:#b98b3c', 'ochre', 'Ochre wool-blend weave, 40,000 double rubs'),
  oat: finish('linen:#d9cfbd', 'oat', 'Oat linen blend, 30,000 double rubs'),
  ivory: finish('boucle:#e9e3d8', 'ivory', 'Ivory bouclé, 45,000 double rubs'),
  sand: finish('fabric:#cbbda6', 'sand', 'Sand performance weave, 55,000 double rubs'),
  flax: finish('linen:#c9bda9', 'flax', 'Flax-colored washed linen, 30,000 double rubs'),
  fog: finish('fabric:#a9a8a2', 'fog', 'Fog performance weave, 55,000 double rubs'),
  mushroom: finish('boucle:#a5968a', 'mushroom', 'Mushroom bouclé, 45,000 double rubs'),
  slate: finish('fabric:#5c6064', 'slate', 'Slate wool-blend weave, 40,000 double rubs'),
  charcoal: finish('fabric:#3d3d3f', 'charcoal', 'Charcoal felted wool, 60,000 double rubs'),
  cocoa: finish('velvet:#4f3a2f', 'cocoa', 'Cocoa cotton velvet, 50,000 double rubs'),
  plum: finish('velvet:#4a2f3c', 'plum', 'Plum cotton velvet, 50,000 double rubs', 'red'),
  cognac: finish('leather:#8a4f2b', 'cognac', 'Cognac top-grain leather, waxed by hand'),
  saddle: finish('leather:#9a6236', 'saddle', 'Saddle full-grain leather that darkens with use'),
  black: finish('leather:#26221f', 'black', 'Black semi-aniline leather'),
  espresso: finish('leather:#3d2a20', 'espresso', 'Espresso pull-up leather'),
  stone: finish('leather:#b3a48f', 'stone', 'Stone-colored nubuck leather'),
} as const satisfies Record<string, UpholsteryFinish>;

export type UpholsteryId = keyof typeof upholsteries;

export interface WoodFinish {
  material: `wood:${string}`;
  short: string;
  words: string;
  tone: WoodTone;
  swatch: `#${string}`;
}

const grain = (id: string, short: string, words: string, tone: WoodTone, swatch: `#${string}`): WoodFinish => ({
  material: `wood:${id}`,
  short,
  words,
  tone,
  swatch,
});

export const woods = {
  walnut: grain('walnut', 'walnut', 'American walnut, oiled', 'dark', '#6a4630'),
  oak: grain('oak', 'oak', 'White oak, clear matte lacquer', 'light', '#c4a074'),
  ash: grain('ash', 'ash', 'Bleached ash, soap finish', 'light', '#d4bf9d'),
  smoked: grain('smoked', 'smoked oak', 'Smoked oak, hard-wax oil', 'dark', '#6b5440'),
  espresso: grain('espresso', 'espresso oak', 'Oak stained espresso, satin lacquer', 'dark', '#3b281c'),
  black: grain('black', 'black ash', 'Ash stained black, open grain', 'dark', '#221e1b'),
  white: grain('white', 'chalk', 'Poplar painted chalk, satin', 'light', '#e6e1d7'),
} as const satisfies Record<string, WoodFinish>;

export type WoodId = keyof typeof woods;

export const metals = {
  brass: { material: 'metal:brass', words: 'Brushed brass' },
  black: { material: 'metal:black', words: 'Blackened steel, powder-coated' },
  steel: { material: 'metal:steel', words: 'Brushed stainless steel' },
  bronze: { material: 'metal:bronze', words: 'Patinated bronze' },
} as const;

export type MetalId = keyof typeof metals;

export const stones = {
  white: { material: 'stone:white', short: 'white marble', words: 'Honed white marble, sealed', swatch: '#e6e3df' },
  travertine: {
    material: 'stone:travertine',
    short: 'travertine',
    words: 'Unfilled travertine, sealed',
    swatch: '#cfbb9f',
  },
  grey: { material: 'stone:grey', short: 'gray marble', words: 'Honed gray marble, sealed', swatch: '#8a8886' },
  black: {
    material: 'stone:black',
    short: 'black marble',
    words: 'Polished black marble with white veins',
    swatch: '#2a2928',
  },
} as const;

export type StoneId = keyof typeof stones;
