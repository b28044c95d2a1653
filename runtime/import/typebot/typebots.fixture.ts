import { type PlayedBot, type PlayOptions, playBot } from '../../testing/index.js'

const variables = ['Name', 'Email', 'Age', 'List'].map(name => ({ id: `v${name}`, name }))

/** A file whose one group has these blocks, each with the id `b1`, `b2` …; `rest` is what else the file has. */
export const typebotOf = (blocks: readonly object[], rest: object = {}): object => ({
  version: '6.1',
  id: 'bot',
  name: 'Bakery',
  events: [{ id: 'e0', type: 'start', outgoingEdgeId: 'edge0', graphCoordinates: { x: 0, y: 0 } }],
  groups: [
    {
      id: 'g1',
      title: 'Welcome',
      graphCoordinates: { x: 200, y: 0 },
      blocks: blocks.map((block, index) => ({ id: `b${index + 1}`, ...block })),
    },
  ],
  edges: [{ id: 'edge0', from: { eventId: 'e0' }, to: { groupId: 'g1' } }],
  variables,
  theme: {},
  settings: {},
  ...rest,
})

/** A bubble that says a text. */
export const bubble = (text: string): object => ({
  type: 'text',
  content: { richText: [{ type: 'p', children: [{ text }] }] },
})

/** Plays a bot that must load. */
export async function playLoaded(bot: unknown, options: PlayOptions = {}): Promise<PlayedBot> {
  const played = await playBot(bot, options)
  if ('transcript' in played) return played
  throw new Error(JSON.stringify(played))
}
