import type { TextureUse } from '../worker/messages.ts';

/** A linked program with its uniforms by name. Throws what the driver says if it can't be had. */
export interface Program {
  readonly program: WebGLProgram;
  readonly uniform: (name: string) => WebGLUniformLocation | null;
}

export const attributes = ['position', 'normal', 'uv', 'light'] as const;

export function makeProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const program = gl.createProgram();
  const shaders = [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const;
  for (const [kind, source] of shaders) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('the graphics context is lost');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  for (const [at, name] of attributes.entries()) gl.bindAttribLocation(program, at, name);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    const said = (gl.getAttachedShaders(program) ?? []).map((shader) => gl.getShaderInfoLog(shader)).join('\n');
    throw new Error(`${gl.getProgramInfoLog(program) ?? ''}\n${said}`);
  }
  const known = new Map<string, WebGLUniformLocation | null>();
  return {
    program,
    uniform(name) {
      const one = known.get(name);
      if (one !== undefined) return one;
      const found = gl.getUniformLocation(program, name);
      known.set(name, found);
      return found;
    },
  };
}

/** Draws with it from now on. */
export function take(gl: WebGL2RenderingContext, { program }: Program): void {
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own name, no hook
  gl.useProgram(program);
}

export interface Mesh {
  readonly array: WebGLVertexArrayObject;
  readonly buffers: readonly WebGLBuffer[];
  readonly light: WebGLBuffer;
  readonly count: number;
}

interface MeshData {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly uvs: Float32Array;
  readonly index: Uint32Array;
}

export function makeMesh(gl: WebGL2RenderingContext, data: MeshData): Mesh {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  const lists = [
    [data.positions, 3],
    [data.normals, 3],
    [data.uvs, 2],
    [new Float32Array(data.positions.length), 3],
  ] as const;
  const buffers = lists.map(([list, size], at) => {
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, list, at === 3 ? gl.DYNAMIC_DRAW : gl.STATIC_DRAW);
    gl.enableVertexAttribArray(at);
    gl.vertexAttribPointer(at, size, gl.FLOAT, false, 0, 0);
    return buffer;
  });
  const index = gl.createBuffer();
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, index);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, data.index, gl.STATIC_DRAW);
  gl.bindVertexArray(null);
  const light = buffers[3];
  if (!light) throw new Error('a mesh has light');
  return { array, buffers: [...buffers, index], light, count: data.index.length };
}

export function dropMesh(gl: WebGL2RenderingContext, { array, buffers }: Mesh): void {
  gl.deleteVertexArray(array);
  for (const buffer of buffers) gl.deleteBuffer(buffer);
}

interface ImageData {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** How free the floor is of what stands on it, from 0 to 255. */
export function makeContact(gl: WebGL2RenderingContext, { width, height, pixels }: ImageData): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, width, height, 0, gl.RED, gl.UNSIGNED_BYTE, pixels);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 4);
  for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, wrap, gl.CLAMP_TO_EDGE);
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR);
  return texture;
}

/** A texture with smaller copies for the distance. */
export function makeTexture(gl: WebGL2RenderingContext, image: ImageData, as: TextureUse): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  const format = as === 'tile' ? gl.RGBA8 : gl.SRGB8_ALPHA8;
  gl.texImage2D(gl.TEXTURE_2D, 0, format, image.width, image.height, 0, gl.RGBA, gl.UNSIGNED_BYTE, image.pixels);
  gl.generateMipmap(gl.TEXTURE_2D);
  const wrap = as === 'picture' ? gl.CLAMP_TO_EDGE : gl.REPEAT;
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, wrap);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  const sharper = gl.getExtension('EXT_texture_filter_anisotropic');
  if (sharper) gl.texParameterf(gl.TEXTURE_2D, sharper.TEXTURE_MAX_ANISOTROPY_EXT, 4);
  return texture;
}
