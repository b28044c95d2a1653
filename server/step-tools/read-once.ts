import * as v from 'valibot'

/** Reads the data of steps by this schema: each object once, because the steps of a published bot come again and again. */
export function readOnce<Schema extends v.GenericSchema>(
  schema: Schema,
): (data: unknown) => v.InferOutput<Schema> {
  const known = new WeakMap<object, v.InferOutput<Schema>>()
  return data => {
    if (typeof data !== 'object' || data === null) return v.parse(schema, data)
    if (!known.has(data)) known.set(data, v.parse(schema, data))
    return known.get(data)
  }
}
