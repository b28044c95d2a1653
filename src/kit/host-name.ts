/** The name of the host element. */
export const hostName = 'talkgraph-widget'
