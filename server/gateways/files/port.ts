/** Where what people send us is kept. A key is a path of plain words: `user_images/upload_1m7f…`. */
export interface Files {
  /** Once it answers, the file survives a crash. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  /** What was made of a file, such as a smaller copy: kept beside it, and gone with it. */
  putMade(key: string, name: string, bytes: Uint8Array): Promise<void>;
  getMade(key: string, name: string): Promise<Buffer | null>;
  /** Takes away a file and all that was made of it. One that is not there is removed already. */
  remove(key: string): Promise<void>;
}

/** No public id contains a dot, so what was made of a file never stands in the way of another. */
export const madeFolder = (key: string) => `${key}.made`;
