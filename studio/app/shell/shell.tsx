import { VisuallyHidden } from '@talkgraph/ui'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useMe } from '../api/me.js'
import { BottomBar } from './bottom-bar.js'
import { ConfirmDialog } from './confirm-dialog.js'
import { NotFound } from './not-found.js'
import { CommandPalette } from './palette/command-palette.js'
import { mayEnter } from './places.js'
import { Rail } from './rail.js'
import { RouteAnnouncer } from './route-announcer.js'
import styles from './shell.module.css'

/** What is around every page: the rail, on phones a bar at the bottom, and the command palette. */
export function Shell() {
  const isLeaving = useNavigation().state !== 'idle'
  const me = useMe()
  const { pathname } = useLocation()
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        Skip to the page
      </a>
      <Rail />
      {isLeaving && (
        <div className={styles.progress} role="status">
          <VisuallyHidden>Loading the page</VisuallyHidden>
        </div>
      )}
      {mayEnter(me, pathname) ? <Outlet /> : <NotFound />}
      <BottomBar />
      <CommandPalette />
      <ConfirmDialog />
      <RouteAnnouncer />
    </div>
  )
}
