import { useRef } from 'react'

/** Returns the same object as long as the data is the same, so that an object written inline does not count as a change. */
export function useStable<Value>(value: Value): Value {
  const kept = useRef(value)
  if (kept.current !== value && JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value
  return kept.current
}
