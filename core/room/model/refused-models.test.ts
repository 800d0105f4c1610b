import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelLimits, readModel, writeGlb } from '../index.ts';
import {
  type AnyGltf,
  boxModel,
  changedGlb,
  contentOf,
  glbOf,
  good,
  modelOf,
  plainLook,
  problemOf,
  size,
  textured,
} from './glb.test-data.ts';

const changed = (change: (json: AnyGltf) => AnyGltf, file = good) => problemOf(changedGlb(file, change));
/** One field of one entry of a list, set to something else. */
const entry = (list: string, place: number, fields: AnyGltf, file = good) =>
  changed(
    (json) => ({
      ...json,
      [list]: (json[list] as AnyGltf[]).map((one, at) => (at === place ? { ...one, ...fields } : one)),
    }),
    file,
  );
const primitives = (fields: AnyGltf) =>
  changed((json) => {
    const [mesh] = json.meshes as { primitives: AnyGltf[] }[];
    return { ...json, meshes: [{ primitives: mesh?.primitives.map((one) => ({ ...one, ...fields })) }] };
  });

describe('a file is refused with a sentence that says what to do', () => {
  it.each([
    ['no GLB at all', new TextEncoder().encode('<script>alert(1)</script>'), 'isn’t a GLB'],
    ['empty', new Uint8Array(), 'isn’t a GLB'],
    ['glTF 1', good.map((byte, at) => (at === 4 ? 1 : byte)), 'glTF 1'],
    ['a third chunk', glbOf(contentOf(good).json, contentOf(good).binary, [0x4b4e554a]), 'more in it than a model'],
    ['a chunk of another kind', glbOf(contentOf(good).json, null, [0x54504a53]), 'more in it than a model'],
    ['no JSON', glbOf('{"asset":'), 'the description'],
    ['a list for a description', glbOf('[]'), 'the description'],
    ['no scene', glbOf({ asset: { version: '2.0' } }), 'the scene'],
    ['too large', new Uint8Array(modelLimits.bytes + 1), '8 MB or less'],
    ['deeply nested JSON', glbOf(`${'['.repeat(200_000)}${']'.repeat(200_000)}`), 'the description'],
  ])('%s', (_, file, says) => {
    expect(problemOf(file)).toContain(says);
  });

  it('numbers in another file, or written into an address', () => {
    expect(entry('buffers', 0, { uri: 'seat.bin' })).toContain('everything embedded');
    expect(entry('buffers', 0, { uri: 'data:application/octet-stream;base64,AAAA' })).toContain('everything embedded');
    expect(entry('images', 0, { uri: 'https://example.com/a.png' }, textured)).toContain('textures embedded');
    expect(entry('images', 0, { bufferView: 0 }, textured)).toContain('neither PNG nor JPEG');
  });

  it.each([
    ['KHR_draco_mesh_compression', 'without compression'],
    ['EXT_meshopt_compression', 'without compression'],
    ['KHR_mesh_quantization', 'without compression'],
    ['KHR_interactivity', 'uses KHR_interactivity'],
    ['KHR_materials_pbrSpecularGlossiness', 'uses KHR_materials_pbrSpecularGlossiness'],
  ])('the extension %s', (name, says) => {
    expect(changed((json) => ({ ...json, extensionsUsed: [name] }))).toContain(says);
    expect(changed((json) => ({ ...json, extensionsRequired: [name] }))).toContain(says);
  });

  it('but not for finer materials or lights, which are left out', () => {
    const extensionsUsed = ['KHR_materials_specular', 'KHR_lights_punctual', 'KHR_texture_transform'];
    expect(changed((json) => ({ ...json, extensionsUsed }))).toBeNull();
  });

  it('what moves', () => {
    const says = 'animations, bones or shape keys';
    expect(changed((json) => ({ ...json, animations: [{}] }))).toContain(says);
    expect(changed((json) => ({ ...json, skins: [{}] }))).toContain(says);
    expect(entry('nodes', 0, { skin: 0 })).toContain(says);
    expect(primitives({ targets: [{}] })).toContain(says);
  });

  it('lines, and textures that are partly transparent or have no UV map', () => {
    expect(primitives({ mode: 1 })).toContain('as triangles');
    expect(entry('materials', 0, { alphaMode: 'MASK' }, textured)).toContain('partly transparent');
    expect(entry('materials', 0, { pbrMetallicRoughness: { baseColorTexture: { index: 0 } } })).toContain('a texture');
    const bare = changed((json) => {
      const [mesh] = json.meshes as { primitives: { attributes: AnyGltf }[] }[];
      const own = mesh?.primitives.map((one) => ({ ...one, attributes: { ...one.attributes, TEXCOORD_0: undefined } }));
      return { ...json, meshes: [{ primitives: own }] };
    }, textured);
    expect(bare).toContain('no UV map');
  });

  it('circles, shared objects, and objects nested too deep', () => {
    expect(changed((json) => ({ ...json, nodes: [{ mesh: 0, children: [0] }] }))).toContain('belong together');
    const twice = [{ children: [1, 1] }, { mesh: 0 }];
    expect(changed((json) => ({ ...json, nodes: twice }))).toContain('belong together');
    const deep = Array.from({ length: 60 }, (_, at) => ({ children: at < 59 ? [at + 1] : [] }));
    expect(changed((json) => ({ ...json, nodes: deep }))).toContain('nested too deep');
    expect(changed((json) => ({ ...json, nodes: Array.from({ length: 501 }, () => ({})) }))).toContain(
      'too many objects',
    );
  });

  it('counts and places outside of the file, or absurd', () => {
    for (const count of [0, -1, 1.5, 1e9, Number.MAX_SAFE_INTEGER, '24', null])
      expect(entry('accessors', 0, { count }), `${count}`).not.toBeNull();
    for (const byteOffset of [-1, 1e9, 0.5, 'a']) {
      expect(entry('accessors', 0, { byteOffset }), `${byteOffset}`).not.toBeNull();
      expect(entry('bufferViews', 0, { byteOffset }), `${byteOffset}`).not.toBeNull();
    }
    for (const byteLength of [-1, 1e9, 3]) expect(entry('bufferViews', 0, { byteLength })).not.toBeNull();
    for (const byteStride of [1, 3, 256, 1e9, -4]) expect(entry('bufferViews', 0, { byteStride })).not.toBeNull();
    expect(entry('buffers', 0, { byteLength: 1e9 })).not.toBeNull();
    expect(entry('accessors', 0, { sparse: { count: 1 } })).not.toBeNull();
    expect(entry('accessors', 0, { componentType: 5120 })).not.toBeNull();
    expect(entry('nodes', 0, { mesh: 9 })).not.toBeNull();
    expect(primitives({ material: 9 })).not.toBeNull();
    expect(primitives({ indices: 0 }), 'points for indices').not.toBeNull();
  });

  it('triangles of points that aren’t there', () => {
    const { json, binary } = contentOf(good);
    const views = json.bufferViews as { byteOffset: number; byteLength: number }[];
    const accessors = json.accessors as { bufferView: number; type: string }[];
    const view = views[accessors.find(({ type }) => type === 'SCALAR')?.bufferView ?? 0];
    const spoilt = binary.slice();
    new DataView(spoilt.buffer).setUint16(view?.byteOffset ?? 0, 60_000, true);
    expect(problemOf(glbOf(json, spoilt))).toContain('the triangles of a mesh');
  });

  it.each([Number.NaN, Infinity, 1e30])('points at %d', (value) => {
    const { json, binary } = contentOf(good);
    const spoilt = binary.slice();
    new DataView(spoilt.buffer).setFloat32(0, value, true);
    expect(problemOf(glbOf(json, spoilt))).not.toBeNull();
    expect(entry('nodes', 0, { scale: [1e30, 1e30, 1e30] })).toContain('far away');
    expect(entry('nodes', 0, { rotation: [0, 0, 0, 0] })).toContain('how a part is turned');
  });

  it('too many triangles, also when one mesh is used again and again', () => {
    const [mesh] = contentOf(good).json.meshes as { primitives: AnyGltf[] }[];
    const children = Array.from({ length: 480 }, (_, at) => at + 1);
    const again = changed((json) => ({
      ...json,
      meshes: [{ primitives: Array.from({ length: 240 }, () => mesh?.primitives ?? []).flat() }],
      nodes: [{ children }, ...children.map(() => ({ mesh: 0 }))],
    }));
    expect(again).toContain('more than 20,000 triangles');
  });

  it('too many materials; those that look alike count once', () => {
    const [part] = boxModel(size).parts;
    if (!part) throw new Error('a box has parts');
    const file = (count: number, different: boolean) =>
      writeGlb({
        parts: Array.from({ length: count }, (_, at) => ({
          ...part,
          look: { ...plainLook, rough: different ? at / 100 : 0.5 },
        })),
        textures: [],
      });
    expect(problemOf(file(7, true))).toContain('7 different materials');
    expect(problemOf(file(6, true))).toBeNull();
    expect(modelOf(readModel(file(9, false))).parts).toHaveLength(1);
  });
});

describe('whatever is sent, there is an answer', () => {
  it('cut off at every byte', () => {
    for (let length = 0; length < textured.length; length += 1)
      expect(readModel(textured.slice(0, length)).ok, `${length}`).toBe(false);
  });

  it('cut off at every byte, with a length that agrees', () => {
    for (let length = 12; length < textured.length; length += 1) {
      const cut = textured.slice(0, length);
      new DataView(cut.buffer).setUint32(8, length, true);
      expect(readModel(cut).ok, `${length}`).toBe(false);
    }
  });

  it('with any bytes changed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(textured.length - 1), fc.integer({ min: 0, max: 255 })), { maxLength: 8 }),
        (changes) => {
          const spoilt = textured.slice();
          for (const [at, byte] of changes) spoilt[at] = byte;
          const read = readModel(spoilt);
          if (!read.ok) expect(read.problem).toMatch(/\.$/);
          for (const { positions, normals, uvs, index } of read.ok ? read.model.parts : []) {
            for (const list of [positions, normals, uvs]) expect(list.every(Number.isFinite)).toBe(true);
            expect(index.every((point) => point < positions.length / 3)).toBe(true);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('with any value in any field of its description', () => {
    const { json, binary } = contentOf(textured);
    const strange = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(-1, 0, 1e9, 1e308, 0.5, '', '__proto__', null, [], {}, [0], [[]], true),
    );
    const spoil = (value: unknown, path: readonly number[], by: unknown): unknown => {
      if (typeof value !== 'object' || value === null || path.length === 0) return by;
      const keys = Object.keys(value);
      const key = keys[(path[0] ?? 0) % Math.max(1, keys.length)];
      if (key === undefined) return by;
      const inside = spoil((value as AnyGltf)[key], path.slice(1), by);
      if (Array.isArray(value)) return value.map((one, at) => (`${at}` === key ? inside : one));
      return { ...value, [key]: inside };
    };
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 1, maxLength: 5 }), strange, (path, by) => {
        const read = readModel(glbOf(spoil(json, path, by) as AnyGltf, binary));
        expect(read.ok || read.problem.length > 10).toBe(true);
      }),
      { numRuns: 800 },
    );
  });
});
