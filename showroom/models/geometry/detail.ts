let coarseness = 1;

/**
 * Builds with facets this many times larger: a room full of furniture in a browser needs a fraction of what a
 * photograph does. Sizes stay the same. Builders don't wait for anything, so nothing else is built meanwhile.
 */
export function coarser<Built>(factor: number, build: () => Built): Built {
  const before = coarseness;
  coarseness = factor;
  try {
    return build();
  } finally {
    coarseness = before;
  }
}

/** How many steps a builder takes where a photograph has `count`. */
export const fewer = (count: number, least: number): number =>
  coarseness === 1 ? count : Math.max(Math.min(least, count), Math.round(count / coarseness));

export const larger = (facet: number): number => facet * coarseness;

/** Whether fine things, such as a fringe, have a plainer variant now. */
export const isCoarse = (): boolean => coarseness > 1;
