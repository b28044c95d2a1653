import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { ownPage, type PageSettings } from '../../channels/index.js'
import type { ConnectionEntry, Store } from '../../store/index.js'
import type { Connections } from '../connections.js'
import { readSettings } from '../settings.js'
import { toldSettings } from './page-record.js'
import type { Pages } from './pages.js'

/** What pages are kept with. */
interface PageConnectionParts {
  readonly store: Pick<Store, 'channels'>
  readonly pages: Pages
  readonly publicUrl?: string | undefined
}

/** What stands in place of a password with the connection: nobody can read it there, and the page has its hash. */
const hidden = { secret: 'sec_hash-of-a-page' }

/** Connections, of which those with a page have one: it is opened, changed and closed with them. */
export function withPages(
  connections: Connections,
  { store, pages, publicUrl }: PageConnectionParts,
): Connections {
  const ownHost = publicUrl === undefined ? undefined : new URL(publicUrl).hostname
  return {
    ...connections,
    connect: async (bot, asked) => {
      if (asked.channel !== ownPage.name) return connections.connect(bot, asked)
      const settings = read(asked.settings)
      const { password, ...open } = settings
      const entry = await connections.connect(bot, { ...asked, settings: open })
      try {
        refuseTaken(await pages.open(bot.id, settings, entry.id))
        return password ? await noteSettings(entry, { ...open, password: hidden }) : entry
      } catch (error) {
        await connections.disconnect(entry)
        throw error
      }
    },
    change: async (entry, given, origin) => {
      if (entry.channel !== ownPage.name) return connections.change(entry, given, origin)
      const page = await pages.find(entry.id)
      if (!page) throw new ApiError('CHANNEL_NOT_FOUND')
      const { password, ...rest } = given
      const all = Object.entries({ ...toldSettings(page), ...rest }).filter(
        ([, value]) => value !== null,
      )
      const secret = password === undefined ? {} : { password: password ?? '' }
      const { password: set, ...open } = read({ ...Object.fromEntries(all), ...secret })
      const changed = await pages.change(page, {
        ...open,
        password: set,
      })
      if (!changed) throw new ApiError('CHANNEL_NOT_FOUND')
      const { password: hash } = refuseTaken(changed)
      return noteSettings(entry, { ...open, ...(hash !== null && { password: hidden }) })
    },
    disconnect: async entry => {
      if (entry.channel === ownPage.name) await pages.close(entry.id)
      await connections.disconnect(entry)
    },
  }

  /** Throws REQUEST_VALIDATION_FAILED with the path to each fault. */
  function read(given: Readonly<Record<string, unknown>>): PageSettings {
    const settings = v.parse(ownPage.settings.schema, readSettings(ownPage, given))
    if (!settings.domain || settings.domain !== ownHost) return settings
    const fault = { path: 'settings.domain', message: 'This is the address of the server itself' }
    throw new ApiError('REQUEST_VALIDATION_FAILED', { details: [fault] })
  }

  async function noteSettings(
    { id }: ConnectionEntry,
    settings: ConnectionEntry['settings'] & Pick<PageSettings, 'name'>,
  ): Promise<ConnectionEntry> {
    const changed = await store.channels.connections.change(id, {
      identity: settings.name,
      settings,
    })
    if (changed === 'taken') throw new ApiError('CHANNEL_TAKEN')
    if (!changed) throw new ApiError('CHANNEL_NOT_FOUND')
    return changed
  }
}

function refuseTaken<Entry extends object>(made: Entry | 'taken'): Entry {
  if (made === 'taken')
    throw new ApiError('CHANNEL_TAKEN', { message: 'Another page has this name.' })
  return made
}
