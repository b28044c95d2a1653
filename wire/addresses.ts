/** The path of the published bots. */
export const botsPath = '/widget/v1/bots'

/** The address of a published bot; the paths below stand behind it. */
export function botAddress(server: string, chatbotId: string): string {
  return `${server}${botsPath}/${encodeURIComponent(chatbotId)}`
}

/** The parameter of a bot's address that asks for an older version (decision 56). */
export const versionParameter = 'version'

/** The parameter by which a widget tells in which tryout its version was dealt to the visitor. */
export const tryoutParameter = 'tryout'

/** The path of the launcher record. */
export const launcherPath = '/launcher'

/** The path where sessions are started. */
export const sessionsPath = '/sessions'

/** The path of a step by its name, such as `webhook`; `nodeId` is encoded, or a route's parameter. */
export function stepPath<Node extends string>(
  nodeId: Node,
  step: string,
): `/nodes/${Node}/${string}` {
  return `/nodes/${nodeId}/${step}`
}

/** The name of the step that takes a visitor's file. */
export const uploadStep = 'upload'

/** The path of uploaded files, at the server's root. */
export const uploadsPath = '/uploads'

/** The path of the icons of bots, at the server's root. */
export const iconsPath = '/icons'

/** The path of the files that owners put into their bots, at the server's root. */
export const filesPath = '/files'

/** The path of the demo page. */
export const demoPath = '/demo'

/** The path of plug-ins, at the server's root. */
export const pluginsPath = '/plugins'

/** The path of a plug-in's half for browsers, at the server's root. */
export const pluginAddress = (name: string, hash: string) => `${pluginsPath}/${name}/${hash}.js`
