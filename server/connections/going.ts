import * as v from 'valibot'
import type { ProviderChannel, Shown } from '../channels/index.js'
import { nothingSaid, type Said, textContent } from '../channels/index.js'
import type { MessageEntry } from '../store/index.js'

const template = v.strictObject({
  name: v.string(),
  language: v.string(),
  text: v.string(),
  values: v.pipe(v.array(v.string()), v.readonly()),
})

/** How a message goes out, where that is not the usual way. */
const delivery = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** The prompt alone, from this page on. */
    page: v.optional(v.number()),
    ticks: v.optional(v.array(v.number())),
    /** A message that the provider has approved, and its values. */
    template: v.optional(template),
    values: v.optional(v.record(v.string(), v.string())),
  }),
)

/** How a message goes out. */
export type Delivery = v.InferOutput<typeof delivery>

/** Reads how a message goes out. */
export const readDelivery = (text: string): Delivery => v.parse(delivery, text)

/**
 * A message in its channel's form, piece by piece; `base` is this server's address, `language` the tag of the thread's.
 * Undefined where it cannot be.
 */
export function piecesOf(
  {
    render,
    renderTemplate,
    capabilities,
  }: Pick<ProviderChannel, 'render' | 'renderTemplate' | 'capabilities'>,
  message: MessageEntry,
  { page, ticks, template, values = {} }: Delivery,
  { base, language }: Pick<Shown, 'base' | 'language'>,
): readonly unknown[] | undefined {
  if (template) {
    const rendered = renderTemplate?.(template, values)
    return rendered === undefined ? undefined : [rendered]
  }
  const { contents, prompt, isPlain } = saidIn(message)
  const shown = { step: message.nodeId ?? undefined, base, language, isPlain }
  return page === undefined
    ? render(contents, prompt, capabilities, shown)
    : render([], prompt, capabilities, { ...shown, page, ticks })
}

/** What a message says: a bot's as it was said, an agent's as a bot would say it. */
function saidIn({ who, said, text, prompts, file }: MessageEntry): Said {
  if (who === 'visitor' || who === 'note') return nothingSaid
  if (said) return said
  const options = prompts.map(({ id, title }) => ({ id, label: title }))
  return {
    contents: [file ? fileContent(file) : textContent(text)],
    prompt: options.length > 0 ? { kind: 'choices', options } : null,
  }
}

function fileContent({
  name,
  url: src,
  size,
  type = '',
}: NonNullable<MessageEntry['file']>): Said['contents'][number] {
  const [kind] = type.split('/')
  switch (kind) {
    case 'image':
      return { kind: 'image', src, alt: name }
    case 'video':
    case 'audio':
      return { kind, src }
    default:
      return { kind: 'file', src, name, size }
  }
}
