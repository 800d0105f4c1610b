/** One picture that the shop ships. */
export interface ManifestEntry {
  /** Below `showroom/pictures/`. */
  file: string;
  width: number;
  height: number;
  bytes: number;
  type: string;
  alt: string;
  /** A few pixels as a data address, shown until the picture itself has arrived. */
  blur: string;
}

/** By public id. */
export type Manifest = Record<string, ManifestEntry>;
