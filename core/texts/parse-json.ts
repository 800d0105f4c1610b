/** For JSON that somebody else wrote. Null for what can't be read: the schema that reads it next refuses that anyway. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
