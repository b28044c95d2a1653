/** How far below the window something may be to be near it. */
const near = '300px'

/** Calls back once, when an element is in the window or near it; returns what calls it off. */
export function whenNear(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: near },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
