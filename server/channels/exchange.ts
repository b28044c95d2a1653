import type { Connection, ProviderChannel, Sent } from './channel.js'
import type { Incoming, Received } from './incoming.js'
import type { Said } from './said/said.js'

/** What a person said, as it is passed on. */
type Message = Extract<Incoming, { type: 'message' }>

/**
 * Passes on what came in over a channel, one message after the other, and sends each answer as the channel renders it.
 * Resolves to what became of all that was sent; an answer ends with the first message that could not be sent.
 */
export async function exchange<Settings, Sending>(
  channel: ProviderChannel<Settings, Sending>,
  connection: Connection<Settings>,
  received: Received,
  say: (message: Message) => Promise<Said>,
): Promise<readonly Sent[]> {
  const all: Sent[] = []
  for (const incoming of channel.parse(received, connection.settings)) {
    if (incoming.type !== 'message' || incoming.isReply) continue
    const { contents, prompt } = await say(incoming)
    for (const message of channel.render(contents, prompt, channel.capabilities)) {
      const sent = await channel.send(message, incoming.from, connection)
      all.push(sent)
      if (!sent.ok) break
    }
  }
  return all
}
