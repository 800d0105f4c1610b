/** Made up for the demo, which labels it as a sample. Production hides it until the shop adds its own. */
export interface Sample {
  readonly sample: boolean;
}

/** What a visitor may see: everything in the demo, only the shop's own content in production. */
export const shown = <Item extends Sample>(items: readonly Item[], mode: 'demo' | 'production'): readonly Item[] =>
  mode === 'demo' ? items : items.filter(({ sample }) => !sample);
