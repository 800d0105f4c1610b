import type { Random } from './random.ts';

/** JSON Schema, as far as our API document uses it. */
export interface Shape {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  items?: Shape;
  anyOf?: readonly Shape[];
  enum?: readonly unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  additionalProperties?: Shape | boolean;
}

/** A value that fits the shape. `known` says what a field of that name usually holds. */
export function fittingValue(shape: Shape, random: Random, known: (name: string) => unknown, name = ''): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return random.pick(shape.enum);
  if (shape.anyOf) return fittingValue(random.pick(shape.anyOf), random, known, name);
  const type = typeof shape.type === 'object' ? random.pick(shape.type) : shape.type;
  if (type === 'object') return objectOf(shape, random, known);
  const usual = known(name);
  if (usual !== undefined && (type === undefined || typeof usual === typeOf(type))) return usual;
  if (type === 'array') {
    const length = (shape.minItems ?? 0) + random.int(3);
    return Array.from({ length }, () => fittingValue(shape.items ?? {}, random, known, name));
  }
  if (type === 'integer' || type === 'number')
    return Math.min((shape.minimum ?? 0) + random.int(5), shape.maximum ?? 99);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  return 'Upstairs'.padEnd(shape.minLength ?? 0, 's').slice(0, shape.maxLength ?? 100);
}

function objectOf(shape: Shape, random: Random, known: (name: string) => unknown): Record<string, unknown> {
  const { properties = {}, required = [] } = shape;
  const chosen = Object.entries(properties).filter(([name]) => required.includes(name) || random.chance(0.6));
  return Object.fromEntries(chosen.map(([name, part]) => [name, fittingValue(part, random, known, name)]));
}

const typeOf = (type: string) => (type === 'integer' ? 'number' : type);
