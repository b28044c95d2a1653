import { Link, VisuallyHidden } from '@talkgraph/ui'
import { Search } from 'lucide-react'
import { useLocation } from 'react-router'
import { useMe } from '../api/me.js'
import styles from './bottom-bar.module.css'
import { openPalette } from './palette/commands.js'
import { PlaceCount } from './place-count.js'
import { placesFor } from './places.js'

const mostNamed = 5

/** The rooms on a phone. */
export function BottomBar() {
  const me = useMe()
  const { pathname } = useLocation()
  const places = placesFor(me)
  // More names than these do not stand beside each other on a phone.
  const isFull = places.length > mostNamed
  return (
    <nav aria-label="Rooms" className={styles.bar}>
      {places.map(place => {
        const isHere = pathname === place.href || pathname.startsWith(`${place.href}/`)
        return (
          <Link
            key={place.href}
            href={place.href}
            className={styles.place}
            aria-current={isHere ? 'page' : undefined}
          >
            <place.icon size={20} />
            {isHere || !isFull ? place.label : <VisuallyHidden>{place.label}</VisuallyHidden>}
            <PlaceCount place={place} />
          </Link>
        )
      })}
      <button type="button" className={styles.place} onClick={openPalette}>
        <Search size={20} />
        Search
      </button>
    </nav>
  )
}
