import type { Role } from '@talkgraph/wire/roles'
import type { Logger } from '../../base/log.js'
import type { Jobs } from '../../platform/jobs/index.js'
import type { Store } from '../../store/index.js'

interface Happened {
  readonly key: string
  readonly botId: string
  /** The session's tag. */
  readonly session: string | null
  readonly title: string
  readonly body: string
  /** The page of the studio that it opens. */
  readonly path: string
}

/** Tells members in their browsers, with the studio closed too. */
export interface PushNews {
  /** `key` is the same each time that the same thing is told. Never rejects. */
  tell(of: Happened, roles: readonly Role[]): Promise<void>
}

/** A notification has room for so many letters. */
const longest = 120

/** Makes it over a store. */
export const createPushNews = ({
  store,
  jobs,
  log,
}: {
  readonly store: Pick<Store, 'push'>
  readonly jobs: Pick<Jobs, 'tell'>
  readonly log: Logger
}): PushNews => ({
  async tell({ key, botId, session, title, body, path }, roles) {
    const news = JSON.stringify({ title: cut(title), body: cut(body), path })
    try {
      if ((await store.push.spread({ key, botId, roles, session, news })) > 0) jobs.tell('push')
    } catch (err) {
      log.error({ err, botId }, 'Nobody could be notified')
    }
  },
})

function cut(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('')
}
