import type { Capabilities, Medium } from '../channels/capabilities.js'

const media: Readonly<Record<Medium, string>> = {
  image: 'pictures',
  video: 'films',
  audio: 'sounds',
  file: 'files',
}
const number = (value: number) => value.toLocaleString('en')

/** What a channel can show and take, in sentences for people who look for one. */
export function channelFacts({
  text,
  buttons,
  list,
  links,
  media: shown,
  location,
  typing,
  window,
}: Capabilities): readonly string[] {
  const kinds = (Object.keys(media) as Medium[]).filter(kind => shown[kind])
  return [
    buttons && `Up to ${number(buttons.most)} options are buttons to press.`,
    list && `Up to ${number(list.most)} options open as a list.`,
    !buttons && !list && 'Options come as a numbered list, and people answer by number or word.',
    (buttons?.paged || list?.paged) && 'More options come page by page.',
    kinds.length > 0 && `The bot sends ${inWords(kinds.map(kind => media[kind]))}.`,
    links && 'Addresses are buttons that lead there.',
    location && 'The bot can ask where somebody is.',
    typing && 'People see that the bot is typing.',
    Number.isFinite(text.length) &&
      `A text has up to ${number(text.length)} letters; a longer one comes as several.`,
    window !== undefined &&
      `The bot writes freely for ${number(window)} hours after a person’s last message, and afterwards by messages that the provider has approved.`,
  ].flatMap(fact => (typeof fact === 'string' ? [fact] : []))
}

const inWords = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
