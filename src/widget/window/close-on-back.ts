const mark = 'talkgraph-open'

/**
 * Has a phone's Back close the window before it leaves the page; returns what ends that. Where the browser tells a dialog of
 * Back by itself nothing is to be done. Elsewhere the open window is an entry of the history, with the page's own state and
 * address, so that its router stays where it is.
 */
export function closeOnBack(close: () => void): () => void {
  if ('CloseWatcher' in window) return () => undefined
  const isHere = () => !!Object(history.state)[mark]
  const onPop = () => isHere() || close()
  // Whatever is drawn twice in a row, as in React's StrictMode, is one entry.
  const timer = setTimeout(() => {
    // A page that was gone back to has it already.
    if (!isHere()) history.pushState({ ...Object(history.state), [mark]: true }, '')
    addEventListener('popstate', onPop)
  })
  return () => {
    clearTimeout(timer)
    removeEventListener('popstate', onPop)
    if (isHere()) history.back()
  }
}
