import { resolveServer } from '../env/server-address.js'
import { tellDeveloper } from '../env/tell-developer.js'
import { hostName } from '../kit/host-name.js'
import { createStandIn } from '../loader/stand-in.js'
import type { MountOptions } from '../mount/options.js'
import { findPageApi, keyOf } from '../mount/page-api.js'
import { fetchWhole, type Whole } from './fetch-whole.js'
import { foresee } from './foresee.js'

/** Takes what has come, and the element into which it is to be mounted. */
type Arrive = (whole: Whole, host: HTMLElement) => void

/** What stands on the page in place of one widget, for all who have asked for it. */
export interface Standing {
  readonly server: string
  readonly id: string
  /** Has the whole widget come for all who wait; resolves to false when it did not. */
  readonly come: () => Promise<boolean>
  /** Has nobody joined yet? */
  readonly isEmpty: () => boolean
  /** Hides the launcher, or shows it again. */
  readonly show: (isShown: boolean) => void
  /** Waits for what comes; returns how to leave. What nobody waits for goes. */
  readonly join: (arrive: Arrive) => () => void
}

const standings = new Map<string, Standing>()

/** Finds what stands for a published bot already, or puts it there (decision 86). */
export function standingFor(options: MountOptions): Standing {
  const { chatbotId, mode, bot } = options
  const server = chatbotId === undefined ? '' : resolveServer(options.server)
  const key = chatbotId === undefined ? '' : keyOf(chatbotId, server, mode === 'full-page')
  const there = standings.get(key)
  if (there) return there
  const standing = stand(options, { server, id: chatbotId ?? idOf(bot), key })
  if (key) standings.set(key, standing)
  return standing
}

interface Named {
  readonly server: string
  readonly id: string
  readonly key: string
}

function stand(options: MountOptions, { server, id, key }: Named): Standing {
  const { mode, nonce, locale } = options
  const waiting = new Set<Arrive>()
  let isOver = false
  // There is nothing to press in what fills its place, and a widget that is there already has a launcher.
  const isWanted = mode === 'full-page' || !!findPageApi()?.widgets?.has(key)
  const host = isWanted
    ? document.createElement(hostName)
    : createStandIn({ server, chatbotId: id, nonce, locale, ...foresee(options) }, come, () => {})
  if (isWanted) come()
  return {
    server,
    id,
    come,
    isEmpty: () => waiting.size === 0,
    show(isShown) {
      const frame = host.shadowRoot?.getElementById('stand-in')
      frame?.style.setProperty('display', isShown ? '' : 'none')
    },
    join(arrive) {
      waiting.add(arrive)
      return () => {
        waiting.delete(arrive)
        if (waiting.size > 0) return
        end()
        host.remove()
      }
    },
  }

  async function come(): Promise<boolean> {
    if (isOver) return true
    const whole = await fetchWhole()
    if (!whole) {
      tellDeveloper('the rest of the widget did not load. Is the app’s newest version on the page?')
      return false
    }
    if (isOver) return true
    end()
    // The first takes the launcher’s element over, and the others join in what is there then.
    let place: HTMLElement | undefined = host
    for (const arrive of waiting) {
      try {
        arrive(whole, place ?? document.createElement(hostName))
      } catch (error) {
        reportError(error)
      }
      place = undefined
    }
    return true
  }

  function end() {
    isOver = true
    standings.delete(key)
  }
}

function idOf(bot: unknown): string {
  return typeof bot === 'object' && bot !== null && 'id' in bot ? String(bot.id) : ''
}
