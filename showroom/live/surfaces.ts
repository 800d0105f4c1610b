import { rgb } from '../models/patterns/paint.ts';
import { textures } from '../models/textures/index.ts';

/** Linear light, 0 to 1. */
export type Linear = readonly [red: number, green: number, blue: number];

/**
 * What a surface looks like in the live room. The camera's materials (`camera/blender/materials.py`) are the original:
 * colors and measures are the same, the recipe is shorter.
 */
export interface LiveSurface {
  /**
   * How color comes about: one color; one color by a tile's tone; three along wood grain; planks of it; a picture; a
   * texture of an uploaded model, tinted by the first color; a hall with walls, trim and a floor in the three colors.
   */
  readonly pattern: 'plain' | 'tone' | 'grain' | 'planks' | 'picture' | 'texture' | 'hall';
  readonly colors: readonly [Linear, Linear, Linear];
  /** The tile's name, and how many meters it covers. */
  readonly tile: string | null;
  readonly covers: readonly [number, number];
  /** The name of the picture or texture. */
  readonly picture: string | null;
  /** Height of the tile's relief in meters. */
  readonly relief: number;
  readonly rough: number;
  readonly metal: boolean;
  /** The nap of cloth, seen at a low angle. */
  readonly sheen: number;
  /** Below 1 for glass. */
  readonly opacity: number;
  /** Cane: where its tile has no strand there's a hole. */
  readonly holes: boolean;
  /** A leaf or a curtain: seen from both sides, and light comes through. */
  readonly thin: boolean;
  /** A lamp's shade: it shines while the lamp is on. */
  readonly glows: boolean;
}

const WOOD: Readonly<Record<string, readonly [string, string, string]>> = {
  walnut: ['#41281a', '#6a4630', '#866044'],
  oak: ['#a8845a', '#c4a074', '#d6b88e'],
  ash: ['#bda583', '#d4bf9d', '#e3d2b6'],
  smoked: ['#4d3b2c', '#6b5440', '#846a52'],
  espresso: ['#24170f', '#3b281c', '#4d3728'],
  black: ['#171412', '#221e1b', '#2d2824'],
  white: ['#d9d3c8', '#e6e1d7', '#efebe3'],
};
const OAK_PLANKS = ['#8a6f52', '#a98d6c', '#bda384'] as const;
/** Floors of planks. Carpet is cloth. */
const FLOOR: Readonly<Record<string, readonly [string, string, string]>> = {
  oak: OAK_PLANKS,
  ash: ['#b09c80', '#c8b698', '#d8c8ad'],
  walnut: ['#4a3324', '#664833', '#7c5a41'],
};
const CARPET = '#b7ab99';
const WALL: Readonly<Record<string, string>> = {
  clay: '#dcc9b5',
  sage: '#b9c0ab',
  fog: '#c2c8c9',
  forest: '#667a68',
};
const METAL: Readonly<Record<string, readonly [string, number]>> = {
  brass: ['#c79b52', 0.28],
  black: ['#1f1f20', 0.42],
  steel: ['#b9bbbd', 0.3],
  bronze: ['#5c4534', 0.36],
};
const STONE: Readonly<Record<string, readonly [string, string, string]>> = {
  white: ['#b5b1ac', '#dedbd7', '#efedea'],
  grey: ['#b3b0ad', '#8b8987', '#7d7b79'],
  black: ['#7d7975', '#363433', '#232221'],
  travertine: ['#b39a7c', '#cfbb9f', '#e2d4bd'],
};
/** Height of the weave in meters, and sheen. */
const CLOTH: Readonly<Record<string, readonly [number, number]>> = {
  fabric: [0.0012, 0.35],
  linen: [0.0005, 0.15],
  knit: [0.003, 0.35],
  boucle: [0.0024, 0.25],
  velvet: [0.0003, 0.7],
};
const PLAIN: Readonly<Record<string, readonly [string, number]>> = {
  ceramic: ['#e9e4da', 0.38],
  paper: ['#f1ece2', 0.9],
  paint: ['#efece5', 0.5],
  wall: ['#e4ddd0', 0.95],
  ceiling: ['#f4f2ee', 0.95],
  trim: ['#f1eee7', 0.5],
  mirror: ['#d8dadb', 0.1],
  bark: ['#5d4a36', 0.8],
  soil: ['#2b211a', 0.95],
};
const UNKNOWN = ['#cfc8bc', 0.75] as const;

const channel = (byte: number) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

export function linear(hex: string): Linear {
  const [red, green, blue] = rgb(hex);
  return [channel(red), channel(green), channel(blue)];
}

const three = (stops: readonly [string, string, string]): LiveSurface['colors'] => [
  linear(stops[0]),
  linear(stops[1]),
  linear(stops[2]),
];
const one = (color: string): LiveSurface['colors'] => three([color, color, color]);

const bare = {
  tile: null,
  covers: [1, 1],
  picture: null,
  relief: 0,
  metal: false,
  sheen: 0,
  opacity: 1,
  holes: false,
  thin: false,
  glows: false,
};

function tiled(tile: string): Pick<LiveSurface, 'tile' | 'covers'> {
  const known = textures[tile];
  return known ? { tile, covers: [known.across, known.along] } : { tile: null, covers: [1, 1] };
}

/** A surface by the name that a model gives it: 'fabric:#7f8b7c', 'wood:walnut', 'rug:…'. */
export function liveSurface(name: string): LiveSurface {
  const [kind = '', detail = ''] = name.split(':');
  const plain = { ...bare, pattern: 'plain', covers: [1, 1] } as const;
  const cloth = CLOTH[kind];
  if (cloth)
    return {
      ...{ ...plain, ...tiled(kind), pattern: 'tone', colors: one(detail) },
      ...{ relief: cloth[0], sheen: cloth[1], rough: 0.95 },
    };
  if (kind === 'leather')
    return { ...plain, ...tiled('leather'), pattern: 'tone', colors: one(detail), relief: 0.0012, rough: 0.46 };
  const wood = kind === 'wood' ? WOOD[detail] : undefined;
  if (wood) return { ...plain, ...tiled('wood'), pattern: 'grain', colors: three(wood), relief: 0.0004, rough: 0.46 };
  if (kind === 'floor' && detail === 'carpet')
    return { ...plain, ...tiled('boucle'), pattern: 'tone', colors: one(CARPET), relief: 0.003, sheen: 0.3, rough: 1 };
  if (kind === 'floor') {
    const planks = three(FLOOR[detail] ?? OAK_PLANKS);
    return { ...plain, ...tiled('wood'), pattern: 'planks', colors: planks, relief: 0.0003, rough: 0.42 };
  }
  if (kind === 'rug')
    return {
      ...{ ...plain, ...tiled('pile'), pattern: 'picture', picture: name, colors: one(firstDye(name)) },
      ...{ relief: 0.004, rough: 1, sheen: 0.3 },
    };
  if (kind === 'art') return { ...plain, pattern: 'picture', picture: name, colors: one('#e9e2d6'), rough: 0.7 };
  if (kind === 'card') return { ...plain, pattern: 'picture', picture: name, colors: one('#f4efe6'), rough: 0.9 };
  if (kind === 'sheer') return { ...plain, colors: one('#f6f1e7'), rough: 0.95, thin: true };
  if (kind === 'leaf') return { ...plain, colors: one(detail), rough: 0.45, thin: true };
  if (kind === 'shade') return { ...plain, colors: one('#f3e8d3'), rough: 0.95, glows: true, thin: true };
  const metal = kind === 'metal' ? METAL[detail] : undefined;
  if (metal) return { ...plain, colors: one(metal[0]), rough: metal[1], metal: true };
  const stone = kind === 'stone' ? STONE[detail] : undefined;
  if (stone)
    return {
      ...{ ...plain, ...tiled(detail === 'travertine' ? 'sediment' : 'stone'), pattern: 'grain' },
      ...{ colors: three(stone), rough: 0.25 },
    };
  if (kind === 'glass') return { ...plain, colors: one('#dfe6e2'), rough: 0.05, opacity: 0.22 };
  if (kind === 'cane')
    return {
      ...plain,
      ...tiled('cane'),
      pattern: 'tone',
      colors: one('#c9a775'),
      rough: 0.7,
      relief: 0.001,
      holes: true,
    };
  const [color, rough] = PLAIN[kind] ?? UNKNOWN;
  const own = kind === 'wall' ? WALL[detail] : undefined;
  return { ...plain, colors: one(own ?? (detail.startsWith('#') ? detail : color)), rough };
}

const firstDye = (name: string) => `#${name.split(':')[2]?.split('-')[0] ?? 'cccccc'}`;

/** The color that a surface gives to the light in the room. */
export function meanColor({ pattern, colors, metal }: LiveSurface): Linear {
  const [red, green, blue] = colors[1];
  const share = metal ? 0.6 : pattern === 'picture' ? 0.75 : 0.92;
  return [red * share, green * share, blue * share];
}
