import { version as own } from '../package.json' with { type: 'json' }

/** The version of Talkgraph that this is, such as `1.2.3`. */
export const version: string = own
