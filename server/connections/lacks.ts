import type { ChannelLack } from '@talkgraph/wire/channels'
import { everyLevel, placed } from '../../runtime/flow/levels.js'
import { type Bot, BotError, type FlowNode, parseBot, registry } from '../../runtime/index.js'
import { titleOf } from '../bots/changes/name-node.js'
import { type AnyChannel, channelOf, lacksOfSaid } from '../channels/index.js'
import { chanceOf } from '../conversations/thread-player/chance.js'
import { playPart } from '../conversations/thread-player/play-part.js'
import type { Store } from '../store/index.js'

/** What of a bot's version a channel cannot show or do. */
export type ChannelLacks = (of: {
  readonly botId: string
  readonly channel: string
  /** Absent: the one that is live. */
  readonly version?: number | undefined
}) => Promise<readonly ChannelLack[]>

const most = 200
const mostKept = 200

/** Makes it over the bots in a store; what was found of a version is kept. */
export function createLacks({
  store: { bots },
}: {
  readonly store: Pick<Store, 'bots'>
}): ChannelLacks {
  const kept = new Map<string, Promise<readonly ChannelLack[]>>()
  return async ({ botId, channel: name, version }) => {
    const channel = channelOf(name)
    const live = version ?? (await bots.find(botId))?.publishedVersion
    if (!channel || channel.capabilities.draws || !live) return []
    const key = `${live} ${name} ${botId}`
    const known = kept.get(key) ?? find(botId, live, channel)
    kept.delete(key)
    kept.set(key, known)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return known
  }

  async function find(
    botId: string,
    version: number,
    channel: AnyChannel,
  ): Promise<readonly ChannelLack[]> {
    const stored = await bots.version(botId, version)
    return stored ? lacksOfBot(stored.file, channel) : []
  }
}

/** What a channel cannot show or do of a bot, step by step, at most 200; nothing of a bot that does not load. */
export async function lacksOfBot(
  file: string,
  channel: AnyChannel,
): Promise<readonly ChannelLack[]> {
  const bot = read(file)
  if (!bot) return []
  const lacks: ChannelLack[] = []
  for (const level of everyLevel(bot.flow, registry))
    for (const node of level.flow.nodes.values()) {
      const said = await saidBy(bot, node)
      const { id } = placed(level, node)
      for (const lack of lacksOfSaid(channel, said))
        lacks.push({ nodeId: id, nodeTitle: titleOf(node), ...lack })
      if (lacks.length >= most) return lacks.slice(0, most)
    }
  return lacks
}

/** What a step says and asks first where it stands alone; nothing that it calls is called. */
function saidBy(bot: Bot, node: FlowNode) {
  const flow = {
    start: node.id,
    nodes: new Map([[node.id, node]]),
    edges: new Map(),
    variables: [],
  }
  return playPart({
    bot: { ...bot, flow },
    saved: undefined,
    answer: undefined,
    sendsApproved: true,
    call: async () => ({ ok: false, code: 'CALL_FAILED', message: '' }),
    ...chanceOf(node.id),
  })
}

function read(file: string): Bot | undefined {
  try {
    return parseBot(file)
  } catch (error) {
    if (error instanceof BotError) return undefined
    throw error
  }
}
