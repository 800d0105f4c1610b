import { z } from 'zod';

/** Shapes that several calls answer with, named once in the document and referenced from there. */
export const apiRecords = new Map<z.ZodType, string>();

/** Names a shape: `named('Order', z.object({ … }))`. */
export function named<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  apiRecords.set(schema, id);
  return schema;
}

/** The body of every failed response. */
export const errorRecord = named(
  'Error',
  z.object({ error: z.object({ code: z.string(), message: z.string(), requestId: z.string().optional() }) }),
);
