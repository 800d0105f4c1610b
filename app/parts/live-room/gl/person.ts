import { isFreeFloor, type Look, type RoomScene, type Standpoint, startingPlace } from '#core/room/index.ts';
import { cameraOf } from './matrix.ts';
import { makeProgram, take } from './program.ts';

/** Meters: the mean height of grown-ups, rounded. */
const height = 1.7;
/** The outline, 100 units high on 0, half as wide. */
const outline =
  'M -4 -85 C -11 -84 -13 -80 -13.5 -72 L -14.5 -46 C -14.6 -43 -11 -43 -10.8 -46 L -9 -66 L -8.5 -46 L -8 -3 C -8 0 -2.4 0 -2.2 -3 L 0 -44 L 2.2 -3 C 2.4 0 8 0 8 -3 L 8.5 -46 L 9 -66 L 10.8 -46 C 11 -43 14.6 -43 14.5 -46 L 13.5 -72 C 13 -80 11 -84 4 -85 Z';
const paintedHeight = 512;

const vertex = /* glsl */ `#version 300 es
in vec2 position;
uniform mat4 uCamera;
uniform vec3 uFoot;
uniform vec3 uAcross;
out vec2 vAt;
void main() {
  vAt = vec2(position.x + 0.5, 1.0 - position.y);
  gl_Position = uCamera * vec4(uFoot + uAcross * position.x + vec3(0.0, position.y * ${height.toFixed(2)}, 0.0), 1.0);
}`;
const fragment = /* glsl */ `#version 300 es
precision highp float;
in vec2 vAt;
uniform sampler2D uOutline;
out vec4 color;
void main() {
  vec4 seen = texture(uOutline, vAt);
  if (seen.a < 0.01) discard;
  color = vec4(seen.rgb / seen.a, seen.a);
}`;

/** Meters ahead of the eye, and radians to its side, where someone is looked for. */
const ahead = [3, 2.6, 3.4, 2.2, 4, 1.8];
const aside = [0, 0.22, -0.22, 0.42, -0.42];

/** A person on free floor: where most of the room is visible from above, otherwise a few steps ahead of the eye. */
export function personPlace(scene: RoomScene, { eye, at }: Look): Standpoint | null {
  const best = startingPlace(scene);
  if (!best || Math.hypot(best.x - eye[0], best.z - eye[2]) > 2.4) return best;
  const heading = Math.atan2(at[0] - eye[0], at[2] - eye[2]);
  for (const turn of aside)
    for (const far of ahead) {
      const place = { x: eye[0] + Math.sin(heading + turn) * far, z: eye[2] + Math.cos(heading + turn) * far };
      if (isFreeFloor(scene, place)) return place;
    }
  return best;
}

/** A person's outline for scale. It's in the room: what is in front of it hides it. */
export function personView(gl: WebGL2RenderingContext) {
  const program = makeProgram(gl, vertex, fragment);
  const array = gl.createVertexArray();
  const buffer = gl.createBuffer();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, Float32Array.of(-0.5, 0, 0.5, 0, -0.5, 1, 0.5, 1), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.bindVertexArray(null);
  let painted: WebGLTexture | null = null;
  return {
    /** Draws it last: its edge is soft. */
    draw(look: Look, aspect: number, { x, z }: Standpoint) {
      painted ??= paintOutline(gl);
      const [dx, dz] = [look.eye[0] - x, look.eye[2] - z];
      const away = Math.hypot(dx, dz) || 1;
      const wide = height / 2;
      take(gl, program);
      gl.uniformMatrix4fv(program.uniform('uCamera'), false, cameraOf(look, aspect));
      gl.uniform3f(program.uniform('uFoot'), x, 0, z);
      gl.uniform3f(program.uniform('uAcross'), (dz / away) * wide, 0, (-dx / away) * wide);
      gl.uniform1i(program.uniform('uOutline'), 0);
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, painted);
      gl.disable(gl.CULL_FACE);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
      gl.depthMask(false);
      gl.bindVertexArray(array);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
      gl.bindVertexArray(null);
      gl.depthMask(true);
      gl.disable(gl.BLEND);
    },
    close() {
      gl.deleteTexture(painted);
      gl.deleteBuffer(buffer);
      gl.deleteVertexArray(array);
      gl.deleteProgram(program.program);
    },
  };
}

function paintOutline(gl: WebGL2RenderingContext): WebGLTexture {
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [paintedHeight / 2, paintedHeight];
  const pen = sheet.getContext('2d');
  if (pen) {
    const unit = paintedHeight / 100;
    pen.setTransform(unit, 0, 0, unit, paintedHeight / 4, paintedHeight);
    const shape = new Path2D(outline);
    shape.moveTo(6.2, -93);
    shape.arc(0, -93, 6.2, 0, 2 * Math.PI);
    pen.fillStyle = 'rgb(131, 158, 141)';
    pen.strokeStyle = 'rgb(28, 66, 46)';
    pen.lineWidth = 0.9;
    pen.fill(shape);
    pen.stroke(shape);
  }
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, sheet);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  return texture;
}
