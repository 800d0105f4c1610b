import { z } from 'zod';
import { apiRecords } from './records.ts';

export type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

const reference = (id: string) => `#/components/schemas/${id}`;

/** Cached, because schemas don't change while the process runs. */
const known = { input: new Map<z.ZodType, Json>(), output: new Map<z.ZodType, Json>() };

/** Converts a zod schema to JSON Schema. In responses, named schemas become references. */
export function jsonSchema(schema: z.ZodType, io: Direction): Json {
  const name = apiRecords.get(schema);
  if (name) return { $ref: reference(name) };
  const before = known[io].get(schema);
  if (before) return before;
  const shape = written([...(io === 'output' ? apiRecords : []), [schema, 'here']], io).here ?? {};
  known[io].set(schema, shape);
  return shape;
}

export const namedSchemas = () => written([...apiRecords], 'output');

function written(shapes: readonly (readonly [z.ZodType, string])[], io: Direction): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of shapes) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: reference });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema as Json]),
  );
}
