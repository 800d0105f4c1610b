/** Invented for the demo: it carries a small mark there, and production hides it until the shop's own is in. */
export interface Sample {
  readonly sample: boolean;
}

/** What of it a visitor may see: all in the demo, the shop's own in production. */
export const shown = <Item extends Sample>(items: readonly Item[], mode: 'demo' | 'production'): readonly Item[] =>
  mode === 'demo' ? items : items.filter(({ sample }) => !sample);
