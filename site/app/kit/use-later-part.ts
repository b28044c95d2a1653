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
    load().then(
      of => setPart({ of }),
      () => setPart({ of: null }),
    )
  }, [load, isWanted])
  return part?.of
}
