import { describe, expect, test } from 'vitest'
import { type Asked, connectorWith, type ProviderReply } from '../testing/connectors.js'
import { products } from '../testing/products/index.js'
import { isDoing, type Product } from '../testing/products/product.js'
import { startDescribed } from '../testing/providers/described.js'

/** What goes wrong with the call of an action that matters: each time, or so many times. */
interface Trouble {
  readonly reply: (product: Product) => ProviderReply | undefined
  /** The call was carried out all the same. */
  readonly isDone?: true
  readonly times?: number
  /** Milliseconds for which an answer is waited for. */
  readonly time?: number
}

/** What came of an action: how often its call was made, and how much is there by it. */
interface Came {
  readonly ok: boolean
  readonly tries: number
  readonly kept: number
  readonly message?: string
  readonly detail?: string | undefined
  readonly isSignInRefused?: boolean | undefined
}

/** What an action is, beside what comes of it where nothing goes wrong. */
interface About {
  /** What nobody knows of is not tried again. */
  readonly isTwice: boolean
  /** What has arrived is looked for before it is sent again. */
  readonly isLooked: boolean
  readonly action: string
}

const none: Trouble = { reply: () => undefined, times: 0 }
/** As often as `connectorWith` tries. */
const most = 4

async function carryOut(product: Product, action: string, isReading: boolean, trouble: Trouble) {
  const { connector, settings, inputs, description } = product
  const { answer, kept } = product.open()
  let tries = 0
  const provider = await startDescribed(description, asked => {
    if (!(isReading ? !isSigningIn(asked) : isDoing(asked))) return answer(asked)
    if (tries++ >= (trouble.times ?? Number.POSITIVE_INFINITY)) return answer(asked)
    if (trouble.isDone) answer(asked)
    return trouble.reply(product)
  })
  const { time = 10_000 } = trouble
  const { run, close } = connectorWith(connector, settings(provider.url), provider.host, { time })
  const { ok, ...said } = await run(action, inputs[action] ?? null)
  await close()
  await provider.close()
  const told = 'message' in said ? said : {}
  const { message, detail, isSignInRefused }: Omit<Came, 'ok' | 'tries' | 'kept'> = told
  return { ok, tries, kept: kept().length, message, detail, isSignInRefused }
}

const isSigningIn = ({ path }: Asked) => path.endsWith('/token')

/** What comes of a product's actions where nothing goes wrong. */
async function carryOutAll(product: Product) {
  const all: [usual: Came, isReading: boolean, about: About][] = []
  for (const [action, { prepare }] of Object.entries(product.connector.actions)) {
    const doing = await carryOut(product, action, false, none)
    const isReading = doing.tries === 0
    const usual = isReading ? await carryOut(product, action, true, none) : doing
    const ready = prepare(product.inputs[action])
    const again = typeof ready === 'object' ? ready.again : undefined
    all.push([
      usual,
      isReading,
      { isTwice: again === 'twice', isLooked: typeof again === 'object', action },
    ])
  }
  return all
}

const refuse =
  (status: number, words = 'No') =>
  (product: Product): ProviderReply => ({ status, body: product.refusal(words) })

describe.each(products.map(product => [product.connector.title, product] as const))(
  '%s',
  (title, product) => {
    const { signIn } = product.connector.ready(product.settings('http://127.0.0.1:1'))
    const renews = 'exchange' in signIn
    let known: ReturnType<typeof carryOutAll> | undefined

    /** Has all actions carried out with a trouble. */
    async function expectAll(trouble: Trouble, expected: (usual: Came, about: About) => Came) {
      known ??= carryOutAll(product)
      for (const [usual, isReading, about] of await known) {
        expect(usual).toMatchObject({ ok: true })
        const { action } = about
        const came = await carryOut(product, action, isReading, trouble)
        // What is only waited for calls nobody.
        const wanted = usual.tries === 0 ? usual : expected(usual, about)
        expect({ action, ...came }).toEqual({ action, ...wanted })
      }
    }

    const fine = ({ kept }: Came, tries: number): Came => ({ ok: true, tries, kept })
    const failed = (words: string, more: Partial<Came> = {}): Came => ({
      ok: false,
      tries: 1,
      kept: 0,
      message: `${title} ${words}`,
      ...more,
    })
    const unknown = expect.stringContaining(
      'It is not known whether it arrived, so it was not sent again',
    )
    const refused = 'refuses the sign-in (401)'
    const remedy = expect.stringContaining('takes the key of this connection no longer')

    test('a token that has ended is fetched anew; one that somebody entered is asked for', () =>
      expectAll({ reply: refuse(401), times: 1 }, usual =>
        renews ? fine(usual, 2) : failed(refused, { detail: remedy, isSignInRefused: true }),
      ))

    test('access that is taken back is noticed, and nothing is done', () =>
      expectAll({ reply: refuse(401) }, () =>
        failed(refused, { detail: remedy, isSignInRefused: true, tries: renews ? 2 : 1 }),
      ))

    test('what is not allowed is told in the product’s words, and not tried again', () =>
      expectAll({ reply: refuse(403, 'Not this table') }, () =>
        failed('does not allow this (403)', { detail: 'Not this table' }),
      ))

    test('what is there already is told, and not tried again', () =>
      expectAll({ reply: refuse(409, 'Taken') }, (usual, { action }) =>
        // An event has an id of its own: it is the one that was sent.
        action === 'book'
          ? { ...fine(usual, 1), kept: 0 }
          : failed('has something else there already (409)', { detail: 'Taken' }),
      ))

    test('a product that takes no more calls for now is left alone as long as it says', () =>
      expectAll(
        { reply: () => ({ status: 429, headers: { 'retry-after': '2' } }), times: 2 },
        usual => fine(usual, 3),
      ))

    test('one that takes no more calls for long is given up', () =>
      expectAll({ reply: () => ({ status: 429, headers: { 'retry-after': '3600' } }) }, () =>
        failed('takes no more calls for now (429)'),
      ))

    test('one that is out of order is asked again, unless that might be there twice', () =>
      expectAll({ reply: () => ({ status: 500 }), times: 1 }, (usual, { isTwice }) =>
        isTwice ? failed('is out of order for now (500)', { detail: unknown }) : fine(usual, 2),
      ))

    test('one that stays out of order is given up', () =>
      expectAll({ reply: () => ({ status: 503 }) }, (_, { isTwice }) =>
        isTwice
          ? failed('is out of order for now (503)', { detail: unknown })
          : failed('is out of order for now (503)', { tries: most }),
      ))

    test.each([
      ['breaks after it was carried out', { status: 502 }],
      ['never comes', { status: 504, isSilent: true }],
      ['is the page of somebody in between', { status: 502, text: '<h1>Bad gateway</h1>' }],
    ] as const)('where an answer %s, everything is there once', (_, reply) =>
      expectAll(
        { reply: () => reply, isDone: true, times: 1, time: 'isSilent' in reply ? 400 : 10_000 },
        (usual, { isTwice, isLooked }) =>
          isTwice
            ? { ...failed('', { kept: 1, detail: unknown }), message: expect.any(String) }
            : fine(usual, isLooked ? 1 : 2),
      ),
    )

    test('fields that are called otherwise by now are told by name', () =>
      expectAll({ reply: refuse(400, 'There is no field "Preferred_Loaf"') }, () =>
        failed('does not take what was sent (400)', {
          detail: 'There is no field "Preferred_Loaf"',
        }),
      ))

    test('a page in place of an answer is no answer', () =>
      expectAll({ reply: () => ({ status: 200, text: '<h1>Sign in</h1>' }) }, (_, { isTwice }) =>
        isTwice
          ? failed('answered something that cannot be read (200)', { detail: unknown })
          : failed('answered something that cannot be read (200)', { tries: most }),
      ))
  },
)
