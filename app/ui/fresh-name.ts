/**
 * A name nobody else made up, for what begins in the browser and is told apart on the server. Not `randomUUID`: browsers
 * have it on secure pages only, and the demo may be shown over plain HTTP.
 */
export function freshName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
