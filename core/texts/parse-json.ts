/** For JSON we didn't write. Null if it can't be parsed: the schema that reads it next rejects null anyway. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
