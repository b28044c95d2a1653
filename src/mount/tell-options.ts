import { localeChain } from '../../runtime/bot/locale-chain.js'
import { tellOnce } from '../env/tell-developer.js'
import type { MountOptions } from './options.js'
import { unknownName } from './unknown-name.js'

type OptionName = MountOptions extends infer Each
  ? Each extends unknown
    ? keyof Each
    : never
  : never

/** What an option is expected to be, where `mount` would do without what is not; the others throw, or are told elsewhere. */
const expected: { readonly [Option in OptionName]: keyof typeof readable } = {
  chatbotId: 'a text',
  server: 'a text',
  bot: 'anything',
  mode: 'anything',
  target: 'anything',
  customizations: 'an object',
  colorScheme: 'anything',
  variables: 'an object',
  locale: 'a BCP 47 tag',
  persistence: 'anything',
  typingDelay: 'milliseconds',
  env: 'an object',
  analytics: 'an object',
  plugins: 'a list',
  texts: 'an object',
  launcher: 'anything',
  nonce: 'a text',
}

const readable = {
  anything: () => true,
  'a text': (value: unknown) => typeof value === 'string',
  'an object': (value: unknown) => value instanceof Object && !Array.isArray(value),
  'a BCP 47 tag': (value: unknown) => typeof value === 'string' && localeChain(value).length > 0,
  'a list': (value: unknown) => Array.isArray(value),
  milliseconds: (value: unknown) => Number.isFinite(value) && Number(value) >= 0,
}

/** Tells, once, of options that `mount` does not know and of values that it cannot read; both do no harm. */
export function tellOptions(options: object): void {
  for (const [name, value] of Object.entries(options)) {
    if (!isOption(name)) tellOnce(unknownName('option', name, Object.keys(expected)))
    else if (value != null && value !== '' && !readable[expected[name]](value))
      tellOnce(`${name} is ${JSON.stringify(value)}, expected ${expected[name]}.`)
  }
}

const isOption = (name: string): name is OptionName => Object.hasOwn(expected, name)
