import type { Place, Sky } from '#core/room/index.ts';
import type { RoomNews } from '../worker/messages.ts';
import { fromSun } from './matrix.ts';
import { type Mesh, type Program, take } from './program.ts';

type BuiltRoom = Extract<RoomNews, { kind: 'room' }>;

const shadowSide = 2048;

/** What the sun sees of a whole room. */
export function sunMatrixOf({ parts }: BuiltRoom, sun: Sky['sun']): Float32Array<ArrayBuffer> {
  const [low, high] = [
    [9, 9, 9],
    [0, 0, 0],
  ];
  for (const { positions, surface } of parts) {
    if (typeof surface === 'string') continue;
    for (let at = 0; at < positions.length; at += 1) {
      const axis = at % 3;
      low[axis] = Math.min(low[axis] ?? 0, positions[at] ?? 0);
      high[axis] = Math.max(high[axis] ?? 0, positions[at] ?? 0);
    }
  }
  const middle = low.map((value, axis) => (value + (high[axis] ?? 0)) / 2) as unknown as Place;
  const radius = Math.hypot(...high.map((value, axis) => value - (low[axis] ?? 0))) / 2;
  return Float32Array.from(fromSun(sun ?? [0, 1, 0], middle, radius));
}

/** A picture of how far the sun sees, drawn once for a room: where it sees further than a point, the point is in shade. */
export function sunView(gl: WebGL2RenderingContext) {
  const depth = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, depth);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.DEPTH_COMPONENT24, shadowSide, shadowSide);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const target = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, target);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, depth, 0);
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  return {
    depth,
    draw(
      program: Program,
      matrix: Float32Array,
      { parts }: BuiltRoom,
      sun: Sky['sun'],
      meshes: readonly Mesh[],
      without: ReadonlySet<string>,
    ) {
      gl.bindFramebuffer(gl.FRAMEBUFFER, target);
      gl.viewport(0, 0, shadowSide, shadowSide);
      gl.enable(gl.DEPTH_TEST);
      gl.disable(gl.CULL_FACE);
      gl.clear(gl.DEPTH_BUFFER_BIT);
      if (sun) {
        take(gl, program);
        gl.uniformMatrix4fv(program.uniform('uFromSun'), false, matrix);
        for (const [at, mesh] of meshes.entries()) {
          const surface = parts[at]?.surface;
          if (without.has(parts[at]?.piece ?? '')) continue;
          if (surface === undefined || surface === 'sky') continue;
          if (surface !== 'shade' && surface.opacity < 1) continue;
          gl.bindVertexArray(mesh.array);
          gl.drawElements(gl.TRIANGLES, mesh.count, gl.UNSIGNED_INT, 0);
        }
        gl.bindVertexArray(null);
      }
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    },
    close() {
      gl.deleteFramebuffer(target);
      gl.deleteTexture(depth);
    },
  };
}
