import type { LauncherLooks } from './default-looks.js'

/** What a server says of a launcher; `customizations` holds what differs from the defaults, checked by the server. */
export interface LauncherRecord {
  readonly customizations: Partial<LauncherLooks>
  /** False: something did not fit into the record, and only the whole bot has it. */
  readonly complete: boolean
}

/** Fetches what a bot's launcher looks like; rejects when the server does not say. */
export async function fetchRecord(server: string, chatbotId: string): Promise<LauncherRecord> {
  const address = `${server}/widget/v1/bots/${encodeURIComponent(chatbotId)}/launcher`
  const response = await fetch(address, { credentials: 'omit' })
  if (response.ok) return response.json()
  throw response.status
}
