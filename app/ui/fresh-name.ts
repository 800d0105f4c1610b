/**
 * A unique name for something created in the browser and identified on the server. Not `randomUUID`: browsers offer it
 * only on secure pages, and the demo may run over plain HTTP.
 */
export function freshName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
