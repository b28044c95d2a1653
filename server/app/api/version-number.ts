import * as v from 'valibot'

/** The number of a version of a flow, from 1. */
export const versionNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))
