/** Why the room isn't shown at once. Only 'no-webgl2' is final: the others can be tried all the same. */
export type NotAtOnce = 'no-webgl2' | 'software' | 'save-data';

const drawnBySoftware = /swiftshader|llvmpipe|softpipe|software|basic render/i;

interface Connection {
  readonly saveData?: boolean;
}

/** Asks the browser once, with a canvas of its own that is given back. */
export function reasonNotAtOnce(): NotAtOnce | null {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return 'no-webgl2';
  const detail = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(detail ? detail.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  if (drawnBySoftware.test(renderer)) return 'software';
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true ? 'save-data' : null;
}
