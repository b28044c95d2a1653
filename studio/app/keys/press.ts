/** What of a key press counts, of the browser's own event or of React's. */
export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly code?: string
  readonly keyCode?: number
  readonly isComposing?: boolean
  readonly nativeEvent?: { readonly isComposing: boolean }
}

/**
 * What a key press means: a key as browsers name it, a letter in lower case. Where the layout has no Latin letters, the
 * letter that stands at this place of the keyboard. `Process`, which no key is called, while an input method composes.
 */
export function keyOf(press: KeyPress): string {
  const { key, code = '', keyCode, isComposing, nativeEvent } = press
  // In Safari the Enter that ends a composition comes after its end, as key 229.
  if (isComposing || nativeEvent?.isComposing || keyCode === 229) return 'Process'
  if (isOtherLetter(key)) return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key
  return key.length === 1 ? key.toLowerCase() : key
}

/** A letter of another script; in Arabic one key writes two. */
const isOtherLetter = (key: string) => /^(?!\p{Script=Latin})\p{L}{1,2}$/u.test(key)

/** Does an event belong to what is typed or read where it began, also inside a shadow root? A bot that is tried has its events for itself. */
export function isTypedIn(event: Event | { readonly nativeEvent: Event }): boolean {
  const [origin, ...around] = pathOf(event)
  return (
    (origin instanceof Element && origin.matches(typed)) ||
    [origin, ...around].some(each => each instanceof Element && each.matches(ownPlace))
  )
}

const typed = 'input:not([type=checkbox]), textarea, select'
const ownPlace = '[contenteditable]:not([contenteditable=false]), talkgraph-widget'

/** Did an event begin in a dialog or a menu? */
export const isInOverlay = (event: Event | { readonly nativeEvent: Event }): boolean =>
  pathOf(event).some(each => each instanceof Element && each.matches('[role=dialog], [role=menu]'))

/** From where an event began outwards; `target` alone names what holds the shadow root. */
function pathOf(event: Event | { readonly nativeEvent: Event }): readonly EventTarget[] {
  return ('nativeEvent' in event ? event.nativeEvent : event).composedPath()
}
