import * as v from 'valibot'
import { channelOf, type ProviderChannel } from '../../../channels/index.js'
import { isProvider } from '../../../connections/kinds.js'
import { answerableUntil } from '../../../connections/window.js'
import type { PersonEntry, ThreadEntry } from '../../../store/index.js'
import { date, list } from '../text.js'

const files = v.optional(v.strictObject({ bytes: v.number(), types: list(v.string()) }))

/** What a desk must know of a provider's channel. */
export const viaRecord = v.strictObject({
  id: v.pipe(v.string(), v.description('The connection’s.')),
  title: v.string(),
  writableUntil: v.pipe(
    v.nullable(date),
    v.description(
      'Until when agents may write as they like; null: always. After it, approved messages alone go out.',
    ),
  ),
  hasTemplates: v.pipe(v.boolean(), v.description('Whether approved messages can be sent.')),
  textLength: v.pipe(
    v.nullable(v.number()),
    v.description('Characters of one message; a longer text becomes several.'),
  ),
  files: v.pipe(
    v.strictObject({ image: files, video: files, audio: files, file: files }),
    v.description(
      'Which files it takes, by kind; one that is missing goes out as an address. `types` is empty where all are taken.',
    ),
  ),
})

/** What a desk must know of the channel of a thread; null where no provider carries it. */
export function viaOf(
  { channel: name }: Pick<ThreadEntry, 'channel'>,
  person: PersonEntry | undefined,
): v.InferOutput<typeof viaRecord> | null {
  const channel = channelOf(name)
  return person && channel && isProvider(channel) ? described(channel, person) : null
}

function described(channel: ProviderChannel, person: PersonEntry): v.InferOutput<typeof viaRecord> {
  const { media, text } = channel.capabilities
  const until = answerableUntil(channel, person)
  return {
    id: person.channelId,
    title: channel.title,
    writableUntil: until === undefined ? null : new Date(until).toISOString(),
    hasTemplates: channel.templates !== undefined,
    textLength: Number.isFinite(text.length) ? text.length : null,
    files: Object.fromEntries(
      Object.entries(media).map(([kind, { bytes, types }]) => [kind, { bytes, types: [...types] }]),
    ),
  }
}
