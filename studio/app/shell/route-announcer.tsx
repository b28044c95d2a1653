import { VisuallyHidden } from '@talkgraph/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Reads out the title of a page that was gone to, and keeps the keyboard's place if what had it went away. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const first = useRef(true)
  const [title, setTitle] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: The address is what this waits for.
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    scrollTo(0, 0)
    setTitle(document.title)
    if (document.activeElement === document.body) document.getElementById('main')?.focus()
  }, [pathname])
  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}
