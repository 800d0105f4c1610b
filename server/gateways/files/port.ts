/** Where what people send us is kept. A key is a path of plain words: `user_images/upload_1m7f…`. */
export interface Files {
  /** Once it answers, the file survives a crash. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  /** A file that is not there is removed already. */
  remove(key: string): Promise<void>;
}
