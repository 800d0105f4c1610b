import type { Json } from './json-schema.ts';

type Schema = Json & {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema | boolean;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  description?: string;
};

/** A JSON Schema as a person would jot it down: `{ id: string, shipping: … | null }`. */
export function shapeWords(schema: Schema, depth = 0): string {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map((one) => shapeWords(one, depth)).join(' | ');
  if (schema.type === 'array') return listWords(schema, depth);
  if (schema.type === 'object') return objectWords(schema, depth);
  if (schema.type) return [schema.type].flat().join(' | ');
  return 'anything';
}

function listWords({ items, prefixItems }: Schema, depth: number): string {
  if (prefixItems) return `[${prefixItems.map((one) => shapeWords(one, depth)).join(', ')}]`;
  const one = typeof items === 'object' ? shapeWords(items, depth) : 'anything';
  return one.includes(' | ') ? `(${one})[]` : `${one}[]`;
}

function objectWords({ properties = {}, required = [], additionalProperties }: Schema, depth: number): string {
  const inner = '  '.repeat(depth + 1);
  const lines = Object.entries(properties).map(([name, value]) => {
    const mark = required.includes(name) ? '' : '?';
    const words = value.description ? `  // ${value.description}` : '';
    return `${inner}${name}${mark}: ${shapeWords(value, depth + 1)}${words}`;
  });
  if (typeof additionalProperties === 'object') {
    const value = shapeWords(additionalProperties, depth + 1);
    lines.push(`${inner}[name]: ${value === '' ? 'anything' : value}`);
  }
  return lines.length === 0 ? '{ … }' : `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}
