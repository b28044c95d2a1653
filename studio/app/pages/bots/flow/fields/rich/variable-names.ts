import { Extension } from '@tiptap/core'
import Suggestion, { exitSuggestion } from '@tiptap/suggestion'
import { keyOf } from '#keys/press.js'
import type { NameOffer } from '../text/names-for.js'

/** What is offered while a placeholder is typed in the editor. */
export interface RichOffers {
  readonly offers: readonly NameOffer[]
  readonly active: number
  readonly take: (name: string) => void
}

/** Offers the flow's variables after `{` in the editor; `show` is handed what to draw, or null for nothing. */
export const variableNames = (
  namesFor: (query: string) => NameOffer[],
  show: (offers: RichOffers | null) => void,
) =>
  Extension.create({
    name: 'variableNames',
    addProseMirrorPlugins() {
      return [
        Suggestion<NameOffer, NameOffer>({
          editor: this.editor,
          char: '{',
          allowedPrefixes: null,
          items: ({ query }) => namesFor(query),
          command: ({ editor, range, props }) =>
            editor
              .chain()
              .focus()
              .insertContentAt(range, { type: 'variable', attrs: { text: `{${props.name}}` } })
              .run(),
          render: () => {
            let now: RichOffers | null = null
            const put = (next: RichOffers | null) => {
              now = next
              show(next)
            }
            const open = ({
              items,
              command,
            }: {
              items: NameOffer[]
              command: (offer: NameOffer) => void
            }) =>
              put({
                offers: items,
                active: 0,
                take: name => {
                  const offer = items.find(item => item.name === name)
                  if (offer) command(offer)
                },
              })
            return {
              onStart: open,
              onUpdate: open,
              onExit: () => put(null),
              onKeyDown: ({ event, view }) => {
                const offer = now?.offers[now.active]
                if (!now || !offer) return false
                const count = now.offers.length
                if (keyOf(event) === 'ArrowDown') put({ ...now, active: (now.active + 1) % count })
                else if (keyOf(event) === 'ArrowUp')
                  put({ ...now, active: (now.active + count - 1) % count })
                else if (keyOf(event) === 'Enter' || keyOf(event) === 'Tab') now.take(offer.name)
                else if (keyOf(event) === 'Escape') exitSuggestion(view)
                else return false
                event.preventDefault()
                event.stopPropagation()
                return true
              },
            }
          },
        }),
      ]
    },
  })
