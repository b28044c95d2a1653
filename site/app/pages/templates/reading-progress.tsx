import { useEffect, useRef } from 'react'
import styles from './reading-progress.module.css'

/** Milliseconds between two looks at how far the page was scrolled. */
const pause = 50

/** A bar at the top of the window, as long as what was read of the page. */
export function ReadingProgress() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const draw = () => {
      timer = undefined
      const way = document.documentElement.scrollHeight - innerHeight
      const part = way > 0 ? Math.min(1, Math.max(0, scrollY / way)) : 0
      bar.current?.style.setProperty('--read', String(part))
    }
    const look = () => {
      timer ??= setTimeout(draw, pause)
    }
    draw()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [])
  return <div ref={bar} className={styles.bar} aria-hidden="true" />
}
