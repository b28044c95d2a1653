import type { Customizations } from '../../themes/index.js'

/** What the server says of a launcher; `customizations` holds what differs from the defaults, already checked. */
export interface LauncherRecord {
  readonly customizations: Partial<Customizations>
  /** False: something did not fit into the record, and only the whole bot has it. */
  readonly complete: boolean
}

/** Fetches what a bot's launcher looks like; undefined when the server does not say. */
export async function fetchRecord(server: string, chatbotId: string): Promise<LauncherRecord | undefined> {
  try {
    const response = await fetch(`${server}/widget/v1/bots/${encodeURIComponent(chatbotId)}/launcher`, {
      credentials: 'omit',
    })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
