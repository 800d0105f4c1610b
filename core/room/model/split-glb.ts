import { type Fields, fieldsOf, refuse, refuseBroken } from './gltf-fields.ts';

const magic = { glTF: 0x46546c67, json: 0x4e4f534a, binary: 0x004e4942 } as const;
const headerBytes = 12;
const chunkHeaderBytes = 8;
const longestJson = 1024 * 1024;

const notGlb = 'This isn’t a GLB file. Please export the model as glTF 2.0 binary (.glb).';
const cutOff = 'This file is incomplete. Please export or upload it again.';

/** The two chunks of a GLB file: what it describes, and its numbers. */
export function splitGlb(bytes: Uint8Array): { json: Fields; binary: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headerBytes || view.getUint32(0, true) !== magic.glTF) return refuse(notGlb);
  const version = view.getUint32(4, true);
  if (version !== 2) return refuse(`This file is glTF ${version}. Please export the model as glTF 2.0 binary (.glb).`);
  if (view.getUint32(8, true) !== bytes.length) return refuse(cutOff);
  const chunks: { kind: number; content: Uint8Array }[] = [];
  for (let at = headerBytes; at < bytes.length; ) {
    if (at + chunkHeaderBytes > bytes.length) return refuse(cutOff);
    const length = view.getUint32(at, true);
    const from = at + chunkHeaderBytes;
    if (length > bytes.length - from) return refuse(cutOff);
    chunks.push({ kind: view.getUint32(at + 4, true), content: bytes.subarray(from, from + length) });
    if (chunks.length > 2) return refuse('This file has more in it than a model. Please export the model alone.');
    at = from + length;
  }
  const [description, numbers] = chunks;
  if (description?.kind !== magic.json) return refuseBroken('the description');
  if (numbers && numbers.kind !== magic.binary)
    return refuse('This file has more in it than a model. Please export the model alone.');
  if (description.content.length > longestJson)
    return refuse('This model is made of too many parts. Join its objects before you export it.');
  return { json: parsed(description.content), binary: numbers?.content ?? new Uint8Array() };
}

function parsed(content: Uint8Array): Fields {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch {
    return refuseBroken('the description');
  }
  return fieldsOf(value, 'the description');
}
