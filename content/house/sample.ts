/** Invented for the demo: it carries a small mark there, and production hides it until the shop's own is in. */
export interface Sample {
  readonly sample: boolean;
}
