import { useEffect, useState } from 'react'
import { Tooltip } from '../tooltip/tooltip.js'
import { relative } from './relative.js'
import styles from './relative-time.module.css'

const aMinute = 60_000

/** How long ago something was; the exact time on hover and focus. `isStop={false}` where a row is a link already. */
export function RelativeTime({
  value,
  isStop = true,
  short = false,
}: {
  readonly value: string | number | Date
  readonly isStop?: boolean
  /** '5m ago' in place of '5 minutes ago'. */
  readonly short?: boolean
}) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), aMinute)
    return () => clearInterval(timer)
  }, [])
  const then = new Date(value)
  const exact = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' }).format(
    then,
  )
  return (
    <Tooltip text={exact}>
      <time dateTime={then.toISOString()} className={styles.time} {...(isStop && { tabIndex: 0 })}>
        {relative(then, now, 'en', short ? 'narrow' : 'long')}
      </time>
    </Tooltip>
  )
}
