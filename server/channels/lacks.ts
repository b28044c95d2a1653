import type { Content, Prompt } from '../../runtime/index.js'
import type { Capabilities } from './capabilities.js'
import type { AnyChannel } from './channel.js'
import { toPieces } from './render/to-pieces.js'
import { promptOptions } from './said/prompt-options.js'
import type { Said } from './said/said.js'

/** What a channel does otherwise than the bot means it, and what its owner can do. */
export interface Lack {
  readonly message: string
  readonly remedy: string
}

/** What a channel cannot show of what a step says and asks, each thing once. Pure. */
export function lacksOfSaid(
  { title, capabilities, ...channel }: Pick<AnyChannel, 'title' | 'capabilities'>,
  { contents, prompt }: Said,
): readonly Lack[] {
  if (capabilities.draws) return []
  const sendsApproved = 'templates' in channel
  const takesFiles = !('verify' in channel) || 'fetchMedia' in channel
  const lacks = [
    ...contents.flatMap(content => lackOfContent(title, capabilities, content, sendsApproved) ?? []),
    ...(prompt ? lacksOfPrompt(title, capabilities, prompt, takesFiles) : []),
  ]
  return [...new Map(lacks.map(lack => [lack.message, lack])).values()]
}

/** Any address of a server: what the bot names without a host lies there. */
const base = 'https://server.example'

const names: Readonly<Record<Exclude<Content['kind'], 'text'>, string>> = {
  image: 'this picture',
  video: 'this film',
  audio: 'this sound',
  file: 'this file',
  html: 'HTML',
  link: 'a button that leads to a page',
  frame: 'a page inside the chat',
  qr: 'a QR code',
}

function lackOfContent(
  title: string,
  capabilities: Capabilities,
  content: Content,
  sendsApproved: boolean,
): Lack | undefined {
  if (content.kind === 'text')
    return content.approved && content.html === '' && !sendsApproved
      ? {
          message: `${title} has no approved messages: people are told nothing here.`,
          remedy: 'Write in the step, under Text elsewhere, what is said in their place.',
        }
      : undefined
  const shown = toPieces([content], null, capabilities, { base })
  const isShown = shown.some(({ kind }) => kind === content.kind)
  if (isShown) return undefined
  const remedy =
    content.kind in capabilities.media
      ? 'Choose a file of a type that the channel takes, such as JPEG, MP4, MP3 or PDF.'
      : 'Say in a message what matters of it.'
  switch (content.kind) {
    case 'html':
      return { message: `${title} cannot show HTML: people read its text alone.`, remedy }
    case 'qr':
      return { message: `${title} cannot show a QR code: people get the text that it holds.`, remedy }
    default:
      return { message: `${title} cannot show ${names[content.kind]}: people get its address.`, remedy }
  }
}

function lacksOfPrompt(
  title: string,
  capabilities: Capabilities,
  prompt: Prompt,
  takesFiles: boolean,
): readonly Lack[] {
  const pieces = toPieces([], prompt, capabilities, { base })
  const isPressed = pieces.some(({ kind }) => kind === 'buttons' || kind === 'list' || kind === 'location')
  const lacks: Lack[] = []
  const pictures =
    prompt.kind === 'image-choices'
      ? prompt.options.length
      : prompt.kind === 'cards'
        ? prompt.cards.filter(({ src }) => src !== '').length
        : 0
  if (pictures > pieces.filter(({ kind }) => kind === 'image').length)
    lacks.push({
      message: `${title} cannot show every picture of this question: people choose by the labels.`,
      remedy: 'Give each option a label that says what the picture shows, or take JPEG or PNG pictures.',
    })
  if (prompt.kind === 'file' && !takesFiles)
    lacks.push({
      message: `People cannot send files over ${title}: they are asked for an address.`,
      remedy: 'Lead them past this step, or ask for the file by e-mail.',
    })
  if (isPressed) return lacks
  if (prompt.kind === 'location')
    lacks.push({
      message: `${title} cannot ask for a place: people write an address.`,
      remedy: 'Say in the question what they should write.',
    })
  else if (prompt.kind === 'rating' || prompt.kind === 'scale')
    lacks.push({
      message: `${title} has no buttons for this question: people write a number.`,
      remedy: 'Say in the question what the lowest and the highest number mean.',
    })
  else if (promptOptions(prompt).length > 0)
    lacks.push({
      message: `${title} has no buttons for this question: people answer with a number of the list.`,
      remedy: 'Ask with fewer and shorter options, or keep the list short enough to be read.',
    })
  else if (prompt.kind === 'calendar' || prompt.kind === 'range')
    lacks.push({
      message: `${title} cannot draw a ${prompt.kind === 'range' ? 'slider' : 'calendar'}: people write the answer.`,
      remedy: 'Say in the question what they should write.',
    })
  return lacks
}
