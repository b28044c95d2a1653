import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of a page that is fetched when somebody wants it, so that nobody waits for it before: undefined until it is there,
 * null where it cannot be fetched. Then the page does what it does without script.
 */
export function useLaterPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): ComponentType<Props> | null | undefined {
  const [part, setPart] = useState<{ readonly of: ComponentType<Props> | null }>()
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const take = (of: ComponentType<Props> | null) => {
      if (!isGone) setPart({ of })
    }
    load().then(take, () => take(null))
    return () => {
      isGone = true
    }
  }, [load, isWanted])
  return part?.of
}
