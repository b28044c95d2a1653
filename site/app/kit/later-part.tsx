import { type ComponentType, lazy, Suspense } from 'react'
import { whenNear } from './when-near.js'

/**
 * A part of a page that is rendered with the rest, and whose script comes when it is near the window: until then, and where it
 * cannot be fetched, it is plain HTML. `id` names it on its page.
 */
export function laterPart(id: string, load: () => Promise<ComponentType>): ComponentType {
  const place = `part-${id}`
  const Part = lazy(async () => {
    if (typeof document === 'undefined') return { default: await load() }
    await isNear(place)
    return load().then(
      part => ({ default: part }),
      // Never there: what the server has sent stays.
      () => new Promise<never>(() => undefined),
    )
  })
  return function LaterPart() {
    return (
      <div id={place}>
        <Suspense>
          <Part />
        </Suspense>
      </div>
    )
  }
}

function isNear(id: string): Promise<void> {
  const element = document.getElementById(id)
  return new Promise(resolve => {
    if (element) whenNear(element, resolve)
    else resolve()
  })
}
