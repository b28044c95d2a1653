import {
  defineForm,
  defineNode,
  defineSample,
  fields,
  outbound,
  pluginStep,
  text,
  words,
} from 'talkgraph/runtime'

/** A product, as the shop's API tells it. */
export interface Product {
  readonly title: string
  readonly price: string
  readonly image: string
  readonly href: string
}

declare module 'talkgraph/runtime' {
  interface Contents {
    readonly 'product-cards/list': {
      readonly kind: 'product-cards/list'
      readonly words: string
      readonly products: readonly Product[]
    }
  }
}

export const name = 'product-cards'

/** What browsers know of a step: where the shop is and its key stay on the server. */
export const searchSchema = fields({
  query: text(),
  nothingFound: words(),
})

interface SearchData {
  readonly query: string
  readonly nothingFound: string
}

/** Has the server ask the shop, and shows what it has found. */
const search = defineNode({
  type: 'product-cards/search',
  schema: searchSchema,
  exits: () => [null, 'error'],
  machine: () =>
    outbound<SearchData>({
      step: pluginStep,
      waits: () => true,
      failure: 'The shop does not answer',
      contents(body, { data }) {
        const products = readProducts(body)
        const sentence = data.nothingFound.trim()
        if (products.length > 0) {
          const lines = products.map(({ title, price, href }) => `${title}, ${price}: ${href}`)
          return [{ kind: 'product-cards/list', words: lines.join('\n'), products }]
        }
        return sentence === '' ? [] : [{ kind: 'text', text: sentence, html: escaped(sentence) }]
      },
    }),
})

export const nodes = [search]

export const forms = {
  'product-cards/search': defineForm(searchSchema, {
    title: 'Products',
    group: 'calls',
    help: 'Looks for products in your shop and shows them as cards.',
    fields: {
      query: {
        kind: 'text',
        isPublic: false,
        title: 'Search for',
        help: 'Words, or an answer such as {wish}.',
      },
      nothingFound: {
        kind: 'words',
        translatable: true,
        isPublic: true,
        title: 'Nothing found',
        help: 'What the bot says where the shop has no such product.',
      },
    },
    exits: [
      { handle: null, title: 'Next' },
      { handle: 'error', title: 'The shop does not answer' },
    ],
  }),
}

export const samples = {
  'product-cards/search': defineSample(searchSchema, {
    query: '{wish}',
    nothingFound: 'We have nothing like that today.',
  }),
}

export const texts = { de: { 'To the shop': 'Zum Laden' }, fr: { 'To the shop': 'Voir' } }

function readProducts(body: unknown): Product[] {
  const list = at(body, 'products')
  return (Array.isArray(list) ? list.slice(0, 10) : []).map(product => ({
    title: word(product, 'title'),
    price: word(product, 'price'),
    image: word(product, 'image'),
    href: word(product, 'href'),
  }))
}

const word = (of: unknown, key: string) => String(at(of, key) ?? '')

const at = (of: unknown, key: string): unknown =>
  of instanceof Object ? Reflect.get(of, key) : undefined

const escaped = (sentence: string) => sentence.replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`)
