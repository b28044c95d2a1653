import { useRef } from 'react'
import { toJson } from '../../runtime/session/values.js'

/** Returns the same object as long as the data is the same, so that an object written inline does not count as a change. */
export function useStable<Value>(value: Value): Value {
  const kept = useRef(value)
  if (kept.current !== value && toJson(kept.current) !== toJson(value)) kept.current = value
  return kept.current
}
