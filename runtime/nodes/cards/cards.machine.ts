import type { InferOutput } from 'valibot'
import { botTextWriter, inEnglish, type WriteBotText } from '../../node/bot-texts.js'
import type { Card, Option, Prompt } from '../../node/prompt.js'
import { asking } from '../../patterns/asking.js'
import { blocked } from '../../patterns/blocked-content.js'
import { judgePick, pauseAfterPick } from '../../patterns/choice.js'
import { ownOr } from '../../patterns/error-texts.js'
import { sayText } from '../../patterns/say.js'
import { stripHtml } from '../../session/html-text.js'
import { fillAddress, fillText, inOwnLanguage, type Lookup } from '../../session/placeholders.js'
import { isLinkAddress, isMediaAddress } from '../../validate/address.js'
import type { cardsSchema } from './index.js'

type Data = InferOutput<typeof cardsSchema>

/** Shows the cards and leaves by the id of the one that is chosen; the button below them is the plain way on (decision 145). */
export const cardsMachine = () =>
  asking<Data, Extract<Prompt, { kind: 'cards' }>>({
    contents: ({ data, variables }) => sayText(data.questionText, variables),
    prompt({ data, env, variables }) {
      const t = botTextWriter(env)
      const cards = cardsOf(data, t, variables).map(withoutBlocked)
      return cards.length === 0
        ? null
        : { kind: 'cards', cards, options: optionsOf(cards, data, t, variables) }
    },
    problems: ({ data, env, nodeId, variables }) =>
      blocked(
        cardsOf(data, botTextWriter(env), variables).flatMap(({ src, href, link }) => [
          ...(src === '' ? [] : [{ kind: 'image', src } as const]),
          ...(href === '' ? [] : [{ kind: 'link', src: href, label: link } as const]),
        ]),
        nodeId,
      ),
    judge(answer, { data, original, variables }, { options }) {
      const own = inOwnLanguage(variables)
      const originals = optionsOf(cardsOf(original, inEnglish, own), original, inEnglish, own)
      const verdict = judgePick(options, answer, data.answerVariable, originals)
      return verdict.ok && verdict.handle === below ? { ...verdict, handle: null } : verdict
    },
    pauseAfterAnswer: pauseAfterPick,
  })

/** The id of the button below the cards; no card has it. */
const below = '#below'

/** The ways out: the cards that answer, and the button below them where there is one. */
export function cardExits(data: Data): (string | null)[] {
  const cards = cardsOf(data, inEnglish)
  const options = optionsOf(cards, data, inEnglish)
  return cards.length === 0 ? [null] : options.map(({ id }) => (id === below ? null : id))
}

/** Without variables, placeholders stay as they are. */
function cardsOf({ cards }: Data, t: WriteBotText, variables?: Lookup): Card[] {
  const fill = (text: string) =>
    (variables ? fillText(stripHtml(text), variables) : stripHtml(text)).trim()
  const address = (text: string) => (variables ? fillAddress(text, variables) : text.trim())
  return cards
    .map((card, index) => {
      const href = address(card.link)
      const button = fill(card.buttonText)
      return {
        id: card.id || `#${index + 1}`,
        src: address(card.image),
        title: fill(card.title),
        text: fill(card.text),
        button: href === '' ? ownOr(button, t('Choose')) : button,
        href,
        link: href === '' ? '' : ownOr(fill(card.linkText), href),
      }
    })
    .filter(({ src, title, text }) => `${src}${title}${text}` !== '')
}

function withoutBlocked(card: Card): Card {
  return {
    ...card,
    src: isMediaAddress(card.src, 'image') ? card.src : '',
    href: isLinkAddress(card.href) ? card.href : '',
  }
}

function optionsOf(
  cards: readonly Card[],
  data: Data,
  t: WriteBotText,
  variables?: Lookup,
): Option[] {
  const answering = cards
    .filter(({ button }) => button !== '')
    .map(({ id, title, button }) => ({ id, label: title || button }))
  const written = variables ? fillText(data.otherText, variables) : data.otherText
  const other = stripHtml(written).trim() || (answering.length === 0 ? t('Continue') : '')
  return [...answering, ...(other === '' ? [] : [{ id: below, label: other }])]
}
