import type { SyntheticEvent } from 'react'

/** What does not leave the shadow root does not leave its portal either: React would hand it on to the components around. */
const keep = (event: SyntheticEvent) => {
  if (!event.nativeEvent.composed) event.stopPropagation()
}

/** Handlers for the outermost element in a portal, by which what is typed inside stays there. */
export const keptInside = {
  onKeyDown: keep,
  onKeyUp: keep,
  onCut: keep,
  onCopy: keep,
  onPaste: keep,
  onBeforeInput: keep,
  onInput: keep,
  onFocus: keep,
  onBlur: keep,
}
