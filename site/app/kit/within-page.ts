import type { MouseEvent } from 'react'

/** Acts in place of following a link, unless the visitor wants the link in a tab or window of its own. */
export const withinPage =
  (act: (link: HTMLAnchorElement) => void) =>
  (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
      return
    event.preventDefault()
    act(event.currentTarget)
  }
