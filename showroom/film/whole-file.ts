/** Whether a film's file is built as its format asks, down to its last byte; found without playing it. */

/** MP4: boxes, each with its length first, one after the other to the end. */
export function isWholeMp4(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at);
    const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length;
}

const containers = new Set([0x18538067, 0x1f43b675]); // the segment, and in it the clusters of pictures

/** WebM: elements, each with its id and its length first, inside one another. */
export function isWholeWebm(bytes: Buffer, from = 0, to = bytes.length): boolean {
  let at = from;
  while (at < to) {
    const id = variable(bytes, at, false);
    const size = id && variable(bytes, at + id.length, true);
    if (!id || !size) return false;
    const begin = at + id.length + size.length;
    const end = begin + size.value;
    if (end > to) return false;
    if (containers.has(id.value) && !isWholeWebm(bytes, begin, end)) return false;
    at = end;
  }
  return at === to;
}

/** A number that says by its leading zeros how long it is; an id keeps that mark, a length does not. */
function variable(bytes: Buffer, at: number, plain: boolean): { value: number; length: number } | null {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (length > (plain ? 8 : 4) || at + length > bytes.length) return null;
  let value = plain ? first & (0xff >> length) : first;
  for (let next = 1; next < length; next += 1) value = value * 256 + (bytes[at + next] ?? 0);
  return { value, length };
}
