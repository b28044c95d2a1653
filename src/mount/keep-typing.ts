/** What a page could hear of somebody who types. */
const heard =
  'keydown keypress keyup cut copy paste beforeinput input focus focusin blur focusout'.split(' ')

/** What one types in; a select is typed in too, to find an option by its first letters. */
const typedIn =
  'textarea, select, [contenteditable], input:not([type=button], [type=checkbox], [type=file], [type=radio], [type=range])'

/** What presses and moves what is not typed in. */
const pressing = /^( |Enter|Arrow.+|Page.+|Home|End)$/

/**
 * Keeps what is typed in a shadow root from the page: all that comes out of a field, keys that press or move something or were
 * used otherwise, an Escape that has closed something, and where the focus is. Each is heard inside in its place, by an event of the same kind that does not leave the
 * root. Only who listens on the window in the capture phase, and began before this, hears it too. Returns how to stop.
 */
export function keepTyping(shadow: ShadowRoot): () => void {
  const end = new AbortController()
  /** Has an Escape that is still held down closed something? */
  let hasClosed = false
  for (const type of heard) addEventListener(type, keep, { capture: true, signal: end.signal })
  return () => end.abort()

  function keep(event: Event): void {
    const [target] = event.composedPath()
    if (!(target instanceof Element) || target.getRootNode() !== shadow) return
    const key = event instanceof KeyboardEvent ? event : undefined
    const isEscape = key?.key === 'Escape' && !key.isComposing
    const isKept =
      target.matches(typedIn) ||
      event instanceof FocusEvent ||
      (!!key && pressing.test(key.key) && !hasModifier(key))
    if (!isKept && !key) return
    const isUsed = !target.dispatchEvent(insideOf(event))
    if (isUsed) event.preventDefault()
    if (isEscape && event.type === 'keydown') hasClosed = isUsed
    // Fields insert what is typed whether or not the page hears of it.
    if (isEscape ? hasClosed : isKept || isUsed) event.stopImmediatePropagation()
  }
}

/**
 * An event that is the same but for where it ends. One of a key is none of a key itself: WebKit would do once more what the key
 * does, and in Firefox every key event leaves the root, whatever it is told.
 */
function insideOf(event: Event): Event {
  const init = new Proxy(event, { get: read })
  if (!(event instanceof KeyboardEvent))
    return Reflect.construct(event.constructor, [event.type, init])
  const inside = new UIEvent(event.type, init)
  for (const name in event)
    if (!(name in inside)) Object.defineProperty(inside, name, { value: Reflect.get(event, name) })
  return inside
}

/** Reads an event as one that does not leave the root. */
const read = (event: Event, name: string | symbol) =>
  name !== 'composed' && Reflect.get(event, name)

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey
