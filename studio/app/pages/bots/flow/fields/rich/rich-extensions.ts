import {
  Extension,
  type Extensions,
  getSchema,
  InputRule,
  Mark,
  mergeAttributes,
  Node,
} from '@tiptap/core'
import { DOMParser as PageParser } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { textTags } from 'talkgraph/builder'
import { textOfDoc } from './doc-text.js'
import { htmlOfText } from './text-html.js'

/** What the editor's own nodes draw. Of the widget's tags, tables and bare boxes are edited as HTML. */
export const asNodes = 'blockquote br h1 h2 h3 h4 h5 h6 hr img li ol p pre ul'.split(' ')
export const asHtmlAlone = 'div table tbody td tfoot th thead tr'.split(' ')
/** Every other tag that the widget shows is a mark of its own name. */
export const asMarks = textTags.filter(tag => ![...asNodes, ...asHtmlAlone].includes(tag))

const allowedAddress = /^(?:https?:|mailto:|tel:|\{)/i

const markOf = (tag: string) =>
  Mark.create({
    name: tag,
    inclusive: tag !== 'a',
    addAttributes: () =>
      Object.fromEntries(
        (tag === 'a' ? ['href', 'title'] : ['dir', 'lang', 'title']).map(name => [
          name,
          { default: null },
        ]),
      ),
    parseHTML: () => [
      { tag: selectorOf(tag), getAttrs: (element: HTMLElement) => isWanted(tag, element) && null },
    ],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
    addKeyboardShortcuts() {
      const key = { strong: 'Mod-b', em: 'Mod-i', u: 'Mod-u' }[tag]
      return key === undefined ? {} : { [key]: () => this.editor.commands.toggleMark(tag) }
    },
  })

/** A span that says nothing is none. */
const selectorOf = (tag: string) => (tag === 'span' ? 'span[dir], span[lang], span[title]' : tag)

function isWanted(tag: string, element: HTMLElement): boolean {
  if (tag === 'a') return allowedAddress.test(element.getAttribute('href') ?? '')
  // Some programs wrap all that is copied in a bold element that is not bold.
  return !(tag === 'b' && element.style.fontWeight === 'normal')
}

const image = Node.create({
  name: 'img',
  group: 'inline',
  inline: true,
  addAttributes: () =>
    Object.fromEntries(
      ['src', 'alt', 'title', 'width', 'height'].map(name => [name, { default: null }]),
    ),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

const typed = /\{[\p{L}_][\p{L}\p{N}_.[\]-]*(?:\|[^{}]*)?\}$/u

/** A placeholder, which is written and deleted as one. */
const variable = Node.create({
  name: 'variable',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    text: {
      default: '',
      parseHTML: element => element.dataset.variable,
      renderHTML: ({ text }) => ({ 'data-variable': text }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-variable]', priority: 100 }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, String(node.attrs.text)],
  renderText: ({ node }) => String(node.attrs.text),
  addInputRules() {
    return [
      new InputRule({
        find: typed,
        handler: ({ state, range, match }) => {
          state.tr.replaceWith(range.from, range.to, this.type.create({ text: match[0] }))
        },
      }),
    ]
  },
})

/** A paragraph that is written as one, and not a line of text. */
const written = Extension.create({
  name: 'written',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        isWritten: {
          default: false,
          parseHTML: element => element.hasAttribute('data-written'),
          renderHTML: ({ isWritten }) => (isWritten ? { 'data-written': '' } : {}),
        },
      },
    },
  ],
})

/** What the editor knows: the tags that the widget shows, and placeholders. */
export const richExtensions: Extensions = [
  StarterKit.configure({
    bold: false,
    italic: false,
    strike: false,
    code: false,
    link: false,
    underline: false,
    trailingNode: false,
  }),
  ...asMarks.map(markOf),
  image,
  variable,
  written,
]

/** How the editor reads HTML: spaces and newlines as they stand. */
export const parseOptions = { preserveWhitespace: 'full' } as const

/** Comes a text out of the editor as it went in? One that does not, such as one with a table, is edited as HTML. */
export function fitsRich(text: string): boolean {
  if (text === '') return true
  const html = htmlOfText(text)
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const doc = PageParser.fromSchema(getSchema(richExtensions)).parse(body, parseOptions)
  return htmlOfText(textOfDoc(doc.toJSON())) === html
}

/** What is pasted, without what no text of a bot holds: looks, classes, comments, scripts. */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('script, style, meta, title, head')) element.remove()
  // Pictures of a clipboard are on no server: a link of the studio's own would show nothing to visitors.
  for (const image of body.querySelectorAll('img'))
    if (!/^https?:/i.test(image.getAttribute('src') ?? '')) image.remove()
  for (const link of body.querySelectorAll('a'))
    if (!isLink(link.getAttribute('href') ?? '')) link.removeAttribute('href')
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (
        !['href', 'src', 'alt', 'data-variable'].includes(name) &&
        !(name === 'style' && element.matches('b'))
      )
        element.removeAttribute(name)
  return body.innerHTML
}

const isLink = (address: string) => /^(?:https?:|mailto:|tel:|\/|#|\{)/i.test(address.trim())
