import { Link } from '@talkgraph/ui'
import { Search } from 'lucide-react'
import { useLocation } from 'react-router'
import { useMe } from '../api/me.js'
import styles from './bottom-bar.module.css'
import { openPalette } from './palette/commands.js'
import { PlaceCount } from './place-count.js'
import { placesFor } from './places.js'

/** The rooms on a phone. */
export function BottomBar() {
  const me = useMe()
  const { pathname } = useLocation()
  return (
    <nav aria-label="Rooms" className={styles.bar}>
      {placesFor(me).map(place => (
        <Link
          key={place.href}
          href={place.href}
          className={styles.place}
          aria-current={
            pathname === place.href || pathname.startsWith(`${place.href}/`) ? 'page' : undefined
          }
        >
          <place.icon size={20} />
          {place.label}
          <PlaceCount place={place} />
        </Link>
      ))}
      <button type="button" className={styles.place} onClick={openPalette}>
        <Search size={20} />
        Search
      </button>
    </nav>
  )
}
