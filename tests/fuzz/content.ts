import { boxGlb } from '#core/room/model/glb.test-data.ts';
import type { Random } from './random.ts';

export interface FileField {
  filename: string;
  type: string;
  bytes: Buffer;
}
export type Field = readonly [name: string, value: string | FileField];

/** What a request carries, before it is bytes. */
export type Content =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: readonly Field[] }
  | { kind: 'multipart'; fields: readonly Field[] };

export const form = (fields: Readonly<Record<string, string | readonly string[] | FileField>>): Content => {
  const list = Object.entries(fields).flatMap(([name, value]): Field[] =>
    Array.isArray(value) ? value.map((one: string) => [name, one] as const) : [[name, value as string | FileField]],
  );
  return { kind: list.some(([, value]) => typeof value !== 'string') ? 'multipart' : 'form', fields: list };
};
export const json = (value: unknown): Content => ({ kind: 'json', value });
export const nothing: Content = { kind: 'none' };

export interface Encoded {
  type: string | null;
  body: Buffer | null;
}

/** As a browser would write it. A form may come either way. */
export function encode(content: Content, random: Random): Encoded {
  if (content.kind === 'none') return { type: null, body: Buffer.alloc(0) };
  if (content.kind === 'json') {
    return { type: 'application/json', body: Buffer.from(JSON.stringify(content.value) ?? '') };
  }
  if (content.kind === 'multipart' || random.chance(0.2)) return multipart(content.fields, random);
  const search = new URLSearchParams(
    content.fields.map(([name, value]) => [name, typeof value === 'string' ? value : value.filename]),
  );
  return { type: 'application/x-www-form-urlencoded;charset=UTF-8', body: Buffer.from(search.toString()) };
}

function multipart(fields: readonly Field[], random: Random): Encoded {
  const boundary = `----fuzz${random.hex(16)}`;
  const quoted = (text: string) => text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const pieces = fields.flatMap(([name, value]) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`;
    if (typeof value === 'string') return [Buffer.from(`${head}\r\n\r\n${value}\r\n`)];
    const file = `${head}; filename="${quoted(value.filename)}"\r\nContent-Type: ${value.type}\r\n\r\n`;
    return [Buffer.from(file), value.bytes, Buffer.from('\r\n')];
  });
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** A picture of four pixels, so that taking it in costs next to nothing. */
export const smallPicture: FileField = {
  filename: 'room.png',
  type: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWOomdpaM7WVAUIBACxSBllNswi5AAAAAElFTkSuQmCC',
    'base64',
  ),
};

/** A model of a few triangles. */
export const smallModel: FileField = {
  filename: 'table.glb',
  type: 'model/gltf-binary',
  bytes: Buffer.from(boxGlb({ width: 20, depth: 20, height: 22 })),
};
