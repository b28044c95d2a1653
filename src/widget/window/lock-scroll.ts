let covers = 0
let release: () => void

/**
 * Keeps the page behind the window from scrolling until the returned function is called, which gives the page back the
 * inline styles that it had. Several windows share one lock.
 */
export function lockScroll(): () => void {
  if (covers++ === 0) release = hold()
  let isHeld = true
  return () => {
    if (isHeld && --covers === 0) release()
    isHeld = false
  }
}

function hold(): () => void {
  const { documentElement: root, body } = document
  // The viewport's overflow is the root's or, where that has none of its own, the body's.
  const scroller = getComputedStyle(root).overflow === 'visible' ? body : root
  const undo = [
    // Where a scroll bar takes up room the page would widen without it.
    innerWidth > root.clientWidth && override(root, 'scrollbar-gutter', 'stable'),
    override(scroller, 'overflow-x', 'hidden'),
    override(scroller, 'overflow-y', 'hidden'),
  ]
  return () => {
    for (const restore of undo.reverse()) if (restore) restore()
  }
}

function override(element: HTMLElement, property: string, value: string): () => void {
  const { style } = element
  const hadStyle = element.hasAttribute('style')
  const [before, priority] = [style.getPropertyValue(property), style.getPropertyPriority(property)]
  style.setProperty(property, value, 'important')
  return () => {
    // A style that the page has set in the meantime stays.
    if (style.getPropertyValue(property) === value) style.setProperty(property, before, priority)
    if (!hadStyle && style.length === 0) element.removeAttribute('style')
  }
}
