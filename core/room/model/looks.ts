import { imageTypeOf } from '../../media/index.ts';
import { type Numbers, viewOf } from './accessors.ts';
import { type Fields, fieldsOf, listOf, numberOf, numbersOf, refuse, shareOf, wholeOf } from './gltf-fields.ts';
import type { ModelLook, ModelTexture } from './model.ts';

const most = 200;
const clearest = 0.1;
/** What a material is that the file says nothing about, or says in a texture that we don't read. */
const usualRough = 0.8;

const secondMap = 'A texture of this model uses a second UV map. Please use the first one for color.';

/** A look, and how its texture's own places are reckoned. */
export interface ReadLook {
  readonly look: ModelLook;
  readonly onTexture: (u: number, v: number) => readonly [number, number];
}

const asIs = (u: number, v: number) => [u, v] as const;
const plain: ReadLook = {
  look: { color: [0.6, 0.6, 0.6], opacity: 1, rough: usualRough, metal: false, bothSides: false, texture: null },
  onTexture: asIs,
};

/** Reads materials by their place. Textures are gathered as they're used. */
export function lookReader(json: Fields, numbers: Numbers) {
  const materials = listOf(json.materials, most, 'materials');
  const textures = listOf(json.textures, most, 'textures');
  const images = listOf(json.images, most, 'pictures');
  const used = new Map<number, number>();
  const gathered: ModelTexture[] = [];

  function textureOf(info: Fields): number {
    if (numberOf(info.texCoord, 0, 'a texture') !== 0) return refuse(secondMap);
    const texture = fieldsOf(textures[wholeOf(info.index, textures.length, 'a texture')], 'a texture');
    const place = wholeOf(texture.source, images.length, 'a texture');
    const before = used.get(place);
    if (before !== undefined) return before;
    const image = fieldsOf(images[place], 'a picture');
    if (image.uri !== undefined)
      return refuse('This file points to pictures outside of it. Please export the model with its textures embedded.');
    const { bytes } = viewOf(numbers, image.bufferView);
    const type = imageTypeOf(bytes);
    if (type !== 'image/png' && type !== 'image/jpeg')
      return refuse('A texture of this model is neither PNG nor JPEG. Please export its textures as one of the two.');
    used.set(place, gathered.length);
    return gathered.push({ type, bytes }) - 1;
  }

  function read(place: unknown): ReadLook {
    if (place === undefined) return plain;
    const material = fieldsOf(materials[wholeOf(place, materials.length, 'a material')], 'a material');
    const colors = fieldsOf(material.pbrMetallicRoughness ?? {}, 'a material');
    const [red = 1, green = 1, blue = 1, alpha = 1] = numbersOf(colors.baseColorFactor, [1, 1, 1, 1], 'a color');
    const info = colors.baseColorTexture === undefined ? null : fieldsOf(colors.baseColorTexture, 'a texture');
    const isClear = material.alphaMode === 'BLEND' || material.alphaMode === 'MASK';
    if (info && isClear)
      return refuse('A texture of this model is partly transparent, which the live room can’t draw. Set it to opaque.');
    const isMapped = colors.metallicRoughnessTexture !== undefined;
    return {
      look: {
        color: [shareOf(red), shareOf(green), shareOf(blue)],
        opacity: isClear ? Math.max(clearest, shareOf(alpha)) : 1,
        rough: isMapped ? usualRough : shareOf(numberOf(colors.roughnessFactor, 1, 'a material')),
        metal: !isMapped && numberOf(colors.metallicFactor, 1, 'a material') > 0.5,
        bothSides: material.doubleSided === true,
        texture: info && textureOf(info),
      },
      onTexture: info ? moved(info) : asIs,
    };
  }
  return { read, textures: gathered };
}

/** `KHR_texture_transform`: a texture moved and scaled. Programs disagree on which way one is turned. */
function moved(info: Fields): ReadLook['onTexture'] {
  const extension = fieldsOf(info.extensions ?? {}, 'a texture').KHR_texture_transform;
  if (extension === undefined) return asIs;
  const transform = fieldsOf(extension, 'a texture');
  const [x = 0, y = 0] = numbersOf(transform.offset, [0, 0], 'a texture');
  const [wide = 1, high = 1] = numbersOf(transform.scale, [1, 1], 'a texture');
  if (numberOf(transform.rotation, 0, 'a texture') !== 0)
    return refuse('A texture of this model is turned by its material. Turn its UV map instead, and export again.');
  if (numberOf(transform.texCoord, 0, 'a texture') !== 0) return refuse(secondMap);
  return (u, v) => [u * wide + x, v * high + y];
}
