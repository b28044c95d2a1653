import { classes, Link, Logo, Tooltip, TooltipButton } from '@talkgraph/ui'
import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '../api/me.js'
import { AccountMenu } from './account-menu.js'
import { openPalette } from './palette/commands.js'
import { PlaceCount } from './place-count.js'
import { type Place, placesFor } from './places.js'
import styles from './rail.module.css'
import { useMatches } from './use-matches.js'

const key = 'talkgraph-rail'

/** The rooms at the left; collapsed it shows their icons alone. */
export function Rail() {
  const me = useMe()
  const [chosen, setChosen] = useState(() => localStorage.getItem(key))
  const { pathname } = useLocation()
  // The drawing wants the room, unless somebody has said how they like it.
  const isTight = useMatches('(max-width: 95rem)') && pathname.endsWith('/flow')
  const isSmall = chosen === null ? isTight : chosen === 'small'
  const toggle = () => {
    const next = isSmall ? 'large' : 'small'
    localStorage.setItem(key, next)
    setChosen(next)
  }
  return (
    <aside className={classes(styles.rail, isSmall && styles.small)} aria-label="Studio">
      <div className={styles.head}>
        <Link href="/" className={styles.home}>
          <Logo mark={isSmall} />
        </Link>
        <TooltipButton
          label={isSmall ? 'Expand the rail' : 'Collapse the rail'}
          icon={isSmall ? <PanelLeftOpen size={20} /> : <PanelLeftClose size={20} />}
          size="small"
          aria-expanded={!isSmall}
          onClick={toggle}
        />
      </div>
      <button
        type="button"
        className={styles.search}
        onClick={openPalette}
        aria-keyshortcuts="Meta+K Control+K"
      >
        <Search size={16} />
        <span className={styles.label}>Search or jump to</span>
        <kbd className={styles.key}>{shortcutName}</kbd>
      </button>
      <nav aria-label="Rooms" className={styles.places}>
        {placesFor(me).map(place => (
          <PlaceLink key={place.href} place={place} isSmall={isSmall} />
        ))}
      </nav>
      <AccountMenu isSmall={isSmall} />
    </aside>
  )
}

function PlaceLink({ place, isSmall }: { readonly place: Place; readonly isSmall: boolean }) {
  const { pathname } = useLocation()
  const isHere = pathname === place.href || pathname.startsWith(`${place.href}/`)
  const link = (
    <Link href={place.href} className={styles.place} aria-current={isHere ? 'page' : undefined}>
      <place.icon size={20} />
      <span className={styles.label}>{place.label}</span>
      <PlaceCount place={place} />
    </Link>
  )
  return isSmall ? (
    <Tooltip text={place.label} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  )
}

/** How the keys that open the palette are called on this machine. */
const shortcutName: string = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'
