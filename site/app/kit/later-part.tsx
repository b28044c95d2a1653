import { type ComponentType, lazy, Suspense } from 'react'

/** How far below the window a part may be when its script is fetched. */
const near = '300px'

/**
 * A part of a page that is rendered with the rest, and whose script comes when it is near the window: until then, and where it
 * cannot be fetched, it is plain HTML. `id` names it on its page.
 */
export function laterPart(id: string, load: () => Promise<ComponentType>): ComponentType {
  const place = `part-${id}`
  const Part = lazy(async () => {
    if (typeof document === 'undefined') return { default: await load() }
    await whenNear(place)
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

function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id)
  if (!element) return Promise.resolve()
  return new Promise(resolve => {
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: near },
    )
    observer.observe(element)
  })
}
