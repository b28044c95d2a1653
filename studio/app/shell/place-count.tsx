import { VisuallyHidden } from '@talkgraph/ui'
import type { Place } from './places.js'
import styles from './rail.module.css'

/** How many things wait in a room. */
export const PlaceCount = ({ place }: { readonly place: Place }) =>
  place.useCount ? <Count useCount={place.useCount} counted={place.counted ?? 'waiting'} /> : null

function Count({
  useCount,
  counted,
}: {
  readonly useCount: () => number
  readonly counted: string
}) {
  const count = useCount()
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {counted}</VisuallyHidden>
    </span>
  )
}
