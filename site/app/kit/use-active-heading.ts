import { useEffect, useState } from 'react'
import type { Heading } from './contents.js'

const pause = 100
/** How far below the window's top a heading counts as reached. */
const reach = 120

/** The id of the heading that one reads below; it follows the scrolling, at most every 100 ms. */
export function useActiveHeading(headings: readonly Heading[]): string | undefined {
  const [active, setActive] = useState<string>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const find = () => {
      timer = undefined
      const passed = headings.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top <= reach
      })
      setActive(passed.at(-1)?.id ?? headings[0]?.id)
    }
    const onScroll = () => {
      timer ??= setTimeout(find, pause)
    }
    find()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
    }
  }, [headings])
  return active
}
