import type { Content, Prompt } from '../../runtime/index.js'
import type { Capabilities } from './capabilities.js'
import type { AnyChannel } from './channel.js'
import { rowOf as contentRowOf } from './contents/index.js'
import type { Lack } from './lack.js'
import { rowOf } from './prompts/index.js'
import { toPieces } from './render/to-pieces.js'
import type { Said } from './said/said.js'

/** What a channel cannot show of what a step says and asks, each thing once. Pure. */
export function lacksOfSaid(
  { title, capabilities, ...channel }: Pick<AnyChannel, 'title' | 'capabilities'>,
  { contents, prompt }: Said,
): readonly Lack[] {
  if (capabilities.draws) return []
  const sendsApproved = 'templates' in channel
  const takesFiles = !('verify' in channel) || 'fetchMedia' in channel
  const lacks = [
    ...contents.flatMap(
      content => lackOfContent(title, capabilities, content, sendsApproved) ?? [],
    ),
    ...(prompt ? lacksOfPrompt(title, capabilities, prompt, takesFiles) : []),
  ]
  return [...new Map(lacks.map(lack => [lack.message, lack])).values()]
}

/** Any address of a server: what the bot names without a host lies there. */
const base = 'https://server.example'

function lackOfContent(
  title: string,
  capabilities: Capabilities,
  content: Content,
  sendsApproved: boolean,
): Lack | undefined {
  const shown = toPieces([content], null, capabilities, { base })
  const isShown = shown.some(({ kind }) => kind === content.kind)
  const takesSome = content.kind in capabilities.media
  return contentRowOf(content).lack(content, { title, sendsApproved, isShown, takesSome })
}

function lacksOfPrompt(
  title: string,
  capabilities: Capabilities,
  prompt: Prompt,
  takesFiles: boolean,
): readonly Lack[] {
  const pieces = toPieces([], prompt, capabilities, { base })
  const isPressed = pieces.some(
    ({ kind }) => kind === 'buttons' || kind === 'list' || kind === 'location',
  )
  const row = rowOf(prompt)
  const lack = row.lack(prompt, { title, takesFiles, isPressed })
  const areMissing =
    row.pictures(prompt).length > pieces.filter(({ kind }) => kind === 'image').length
  return [...(areMissing ? [lackOfPictures(title)] : []), ...(lack ? [lack] : [])]
}

const lackOfPictures = (title: string): Lack => ({
  message: `${title} cannot show every picture of this question: people choose by the labels.`,
  remedy:
    'Give each option a label that says what the picture shows, or take JPEG or PNG pictures.',
})
