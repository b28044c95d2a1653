/** The file that holds the whole widget. */
export const oneFileName = 'talkgraph.js'

/** The file that the loader fetches: what most chats need, with its other parts in files beside it. */
export const mainFileName = 'talkgraph-main.js'

/** The file that draws the launcher and fetches the whole widget later. */
export const loaderFileName = 'talkgraph-loader.js'

/** The parameter of the loader's address that asks for a bot's launcher record in front of it. */
export const botParameter = 'bot'
