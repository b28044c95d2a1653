import { useRef } from 'react'

/** The same object as long as it holds the same data, so that one written inline does not count as a change. */
export function useStable<Value>(value: Value): Value {
  const kept = useRef(value)
  if (kept.current !== value && JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value
  return kept.current
}
