/** Storage for what people upload. A key is a plain path: `user_images/upload_1m7f…`. */
export interface Files {
  /** Once this resolves, the file survives a crash. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  /** A file derived from another, such as a smaller copy. It's stored next to the original and removed with it. */
  putMade(key: string, name: string, bytes: Uint8Array): Promise<void>;
  getMade(key: string, name: string): Promise<Buffer | null>;
  /** Deletes a file and everything derived from it. Deleting a missing file is fine. */
  remove(key: string): Promise<void>;
  /** Every stored file that isn't derived from another, with the time it was put there. */
  list(): AsyncIterable<StoredFile>;
}

/** The place that keeps the files can't be reached, or can't do it right now. Worth another try soon. */
export class FilesUnavailable extends Error {}

export interface StoredFile {
  key: string;
  storedAt: Date;
}

/** Public ids contain no dots, so derived files can never collide with another upload. */
export const madeFolder = (key: string) => `${key}.made`;
