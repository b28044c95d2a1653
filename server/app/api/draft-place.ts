import * as v from 'valibot'

/** The name that a client gives itself at a draft. */
export const clientId = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,64}$/),
  v.description('The client’s own, such as a UUID for each tab.'),
)

const coordinate = v.pipe(v.number(), v.minValue(-1e9), v.maxValue(1e9))

/** Where somebody is in a draft. */
export const draftPlace = {
  clientId,
  nodeId: v.pipe(
    v.nullable(v.pipe(v.string(), v.maxLength(200))),
    v.description('The step that somebody is in.'),
  ),
  pointer: v.pipe(
    v.nullable(v.strictObject({ x: coordinate, y: coordinate })),
    v.description('In the flow’s own coordinates.'),
  ),
}

/** Who is where in a draft. */
export const presenceRecord = v.strictObject({ ...draftPlace, name: v.string() })
