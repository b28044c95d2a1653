/** The steps that a server executes, by the name in their address. */
export type StepKind = 'webhook' | 'ai' | 'email' | 'upload' | 'live'

/** The path of the published bots. */
export const botsPath = '/widget/v1/bots'

/** The address of a published bot; the paths below stand behind it. */
export function botAddress(server: string, chatbotId: string): string {
  return `${server}${botsPath}/${encodeURIComponent(chatbotId)}`
}

/** The parameter of a bot's address that asks for an older version (decision 56). */
export const versionParameter = 'version'

/** The path of the launcher record. */
export const launcherPath = '/launcher'

/** The path where sessions are started. */
export const sessionsPath = '/sessions'

/** The path of a step; `nodeId` is encoded, or a route's parameter. */
export function stepPath<Node extends string, Kind extends StepKind>(nodeId: Node, kind: Kind) {
  return `/nodes/${nodeId}/${kind}` as const
}

/** The path of uploaded files, at the server's root. */
export const uploadsPath = '/uploads'

/** The path of the icons of bots, at the server's root. */
export const iconsPath = '/icons'

/** The path of the demo page. */
export const demoPath = '/demo'
