import { boucle, leather, pile, velvet, weave } from './cloth.ts';
import { cane, cloud, sediment, stone, wood } from './hard.ts';
import type { Texture } from './texture.ts';

export { pixelsOf, type Texture } from './texture.ts';

/** Every tileable surface, by name. */
export const textures: Readonly<Record<string, Texture>> = {
  fabric: {
    width: 1024,
    height: 1024,
    across: 0.288,
    along: 0.288,
    far: 4,
    shade: weave({ threads: 80, slub: 0.3, relief: 0.55, seed: 11 }),
  },
  linen: {
    width: 1024,
    height: 1024,
    across: 0.229,
    along: 0.229,
    far: 4,
    shade: weave({ threads: 104, slub: 0.1, relief: 0.25, seed: 31 }),
  },
  knit: {
    width: 512,
    height: 512,
    across: 0.264,
    along: 0.264,
    far: 2,
    shade: weave({ threads: 24, slub: 0.15, relief: 0.55, seed: 51 }),
  },
  boucle: { width: 1024, height: 1024, across: 0.36, along: 0.36, far: 2, shade: boucle },
  velvet: { width: 512, height: 512, across: 0.5, along: 0.5, far: 2, shade: velvet },
  leather: { width: 1024, height: 1024, across: 0.4, along: 0.4, far: 4, shade: leather },
  pile: { width: 512, height: 512, across: 0.3, along: 0.3, far: 2, shade: pile },
  wood: { width: 1024, height: 2048, across: 2, along: 0.6, far: 4, shade: wood },
  stone: { width: 1024, height: 1024, across: 1.2, along: 1.2, far: 1, shade: stone },
  sediment: { width: 1024, height: 1024, across: 0.9, along: 0.9, far: 1, shade: sediment },
  cane: { width: 512, height: 512, across: 0.1, along: 0.1, far: 2, shade: cane },
  cloud: { width: 256, height: 256, across: 1, along: 1, far: 1, shade: cloud },
};
