import type { Trigger } from '../../runtime/bot/trigger.schema.js'
import { watchAddress } from '../env/watch-address.js'

/** Calls back when its condition is met; returns how to stop. */
type Condition = (trigger: Trigger, met: () => void) => () => void

const nothing = () => undefined

/** The conditions of triggers. */
export const conditions: Readonly<Record<Trigger['on'], Condition>> = {
  never: () => nothing,
  page: (_, met) => soon(met),
  time({ seconds }, met) {
    const timer = setTimeout(met, seconds * 1000)
    return () => clearTimeout(timer)
  },
  scroll({ percent }, met) {
    const look = () => {
      const { scrollHeight } = document.scrollingElement ?? document.documentElement
      // A page that does not scroll is never scrolled.
      if (scrollY > 0 && (scrollY / (scrollHeight - innerHeight)) * 100 >= percent) met()
    }
    addEventListener('scroll', look, { passive: true })
    const stop = soon(look)
    return () => {
      stop()
      removeEventListener('scroll', look)
    }
  },
  /** The mouse leaves the page over its upper edge, where the tabs and the address are. */
  exit(_, met) {
    const root = document.documentElement
    const look = ({ clientY }: MouseEvent) => clientY <= 0 && met()
    root.addEventListener('mouseleave', look)
    return () => root.removeEventListener('mouseleave', look)
  },
  /** `?talkgraph=open` or `#talkgraph`. */
  address(_, met) {
    const look = () => {
      const { search, hash } = location
      if (hash === '#talkgraph' || new URLSearchParams(search).get('talkgraph') === 'open') met()
    }
    const stop = soon(look)
    const stopWatching = watchAddress(look)
    return () => {
      stop()
      stopWatching()
    }
  },
}

/** Not before the caller has what stops it. */
function soon(act: () => void): () => void {
  const timer = setTimeout(act)
  return () => clearTimeout(timer)
}
