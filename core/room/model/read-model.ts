import { formatNumber } from '../../texts/index.ts';
import { floats, type Numbers, numbersOfFile, readAccessor, shares, wholes } from './accessors.ts';
import { type Fields, fieldsOf, listOf, ModelRefusal, refuse, refuseBroken } from './gltf-fields.ts';
import { lookReader, type ReadLook } from './looks.ts';
import { type GatheredMesh, gatherMesh, joined, standing } from './meshes.ts';
import { type FurnitureModel, modelLimits } from './model.ts';
import { type Mover, moverOf, placedMeshes, refuseMoving } from './node-tree.ts';
import { splitGlb } from './split-glb.ts';

export type ModelRead = { ok: true; model: FurnitureModel } | { ok: false; problem: string };

/**
 * Reads a GLB file that someone uploaded. It takes shapes, colors and textures, and refuses what it can't draw with a
 * sentence that says how to export it. Nothing else of the file is kept.
 */
export function readModel(bytes: Uint8Array): ModelRead {
  try {
    return { ok: true, model: modelIn(bytes) };
  } catch (error) {
    if (error instanceof ModelRefusal) return { ok: false, problem: error.message };
    throw error;
  }
}

function modelIn(bytes: Uint8Array): FurnitureModel {
  if (bytes.length > modelLimits.bytes)
    return refuse(`Please choose a model of ${modelLimits.bytes / 1024 / 1024} MB or less.`);
  const { json, binary } = splitGlb(bytes);
  checkKind(json);
  const numbers = numbersOfFile(json, binary);
  const meshes = listOf(json.meshes, modelLimits.nodes, 'meshes');
  const looks = lookReader(json, numbers);
  const gathered = new Map<string, { read: ReadLook; meshes: GatheredMesh[] }>();
  const room = { triangles: modelLimits.triangles, points: modelLimits.points };
  for (const { mesh, matrix } of placedMeshes(json, meshes.length)) {
    const mover = moverOf(matrix);
    for (const given of listOf(fieldsOf(meshes[mesh], 'a mesh').primitives, modelLimits.nodes, 'primitives')) {
      const primitive = fieldsOf(given, 'a mesh');
      const read = looks.read(primitive.material);
      const one = primitiveOf(primitive, numbers, read, mover);
      room.triangles -= one.index.length / 3;
      room.points -= one.pointsRead;
      if (room.triangles < 0 || room.points < 0) return tooFine();
      const key = JSON.stringify(read.look);
      const group = gathered.get(key) ?? { read, meshes: [] };
      gathered.set(key, group);
      group.meshes.push(one);
    }
  }
  if (gathered.size === 0) return refuse('This file has no shapes in it. Please export the model itself.');
  if (gathered.size > modelLimits.materials)
    return refuse(
      `This model has ${gathered.size} different materials. The live room draws ${modelLimits.materials} at most: join some.`,
    );
  const parts = [...gathered.values()].map(({ read, meshes: own }) => ({ ...joined(own), look: read.look }));
  return standing(parts, looks.textures);
}

const tooFine = () =>
  refuse(
    `This model has more than ${formatNumber(modelLimits.triangles)} triangles or ${formatNumber(modelLimits.points)} points. Reduce it first, in Blender with the Decimate modifier.`,
  );

/** Extensions that only refine how a surface shines, or add lights: the live room does without them. */
const isHarmless = (name: string) =>
  name === 'KHR_texture_transform' ||
  name === 'KHR_lights_punctual' ||
  (name.startsWith('KHR_materials_') && name !== 'KHR_materials_pbrSpecularGlossiness');

function checkKind(json: Fields): void {
  const asset = fieldsOf(json.asset, 'the description');
  if (typeof asset.version !== 'string' || !asset.version.startsWith('2.')) refuseBroken('the version');
  for (const name of [
    ...listOf(json.extensionsUsed, 100, 'extensions'),
    ...listOf(json.extensionsRequired, 100, 'extensions'),
  ]) {
    const known = typeof name === 'string' ? name : refuseBroken('the extensions');
    if (isHarmless(known)) continue;
    refuse(
      /draco|meshopt|quantization/i.test(known)
        ? 'This model is compressed. Please export it without compression.'
        : `This model uses ${known.slice(0, 60)}, which the live room can’t draw. Please export it without.`,
    );
  }
  if (listOf(json.animations, 1_000, 'animations').length > 0) refuseMoving();
  if (listOf(json.skins, 1_000, 'skins').length > 0) refuseMoving();
}

const triangles = 4;

function primitiveOf(primitive: Fields, numbers: Numbers, { look, onTexture }: ReadLook, mover: Mover): GatheredMesh {
  if (primitive.mode !== undefined && primitive.mode !== triangles)
    return refuse('This model has lines, points or strips in it. Please export it as triangles.');
  if (listOf(primitive.targets, 1_000, 'shape keys').length > 0) return refuseMoving();
  const attributes = fieldsOf(primitive.attributes, 'a mesh');
  const { points } = modelLimits;
  const read = (name: string, type: 'VEC2' | 'VEC3', kinds: typeof floats) =>
    attributes[name] === undefined
      ? null
      : readAccessor(numbers, attributes[name], { type, kinds, most: points, what: 'the points of a mesh' });
  const positions = read('POSITION', 'VEC3', floats) ?? refuseBroken('the points of a mesh');
  const normals = read('NORMAL', 'VEC3', floats);
  const places = look.texture === null ? null : read('TEXCOORD_0', 'VEC2', shares);
  if (look.texture !== null && !places)
    return refuse('A part of this model has a texture but no UV map. Please unwrap it, or give it a plain color.');
  const most = modelLimits.triangles * 3;
  const index =
    primitive.indices === undefined
      ? Float64Array.from({ length: positions.length / 3 }, (_, point) => point)
      : readAccessor(numbers, primitive.indices, {
          ...{ type: 'SCALAR', kinds: wholes, what: 'the triangles of a mesh' },
          most: most + 1,
        });
  if (index.length > most) return tooFine();
  return gatherMesh({ positions, normals, places, index }, mover, onTexture);
}
