import { withoutEnd } from '../../../runtime/session/without-end.js'

/** The providers that are known by name, and where they are called unless the operator says otherwise. */
const addresses = {
  openai: 'https://api.openai.com/v1',
  azure: undefined,
  anthropic: 'https://api.anthropic.com/v1',
  mistral: 'https://api.mistral.ai/v1',
  ollama: 'http://localhost:11434/v1',
} as const

/** A provider's name, which says how it is called. */
type AiKind = keyof typeof addresses

/** A provider that the server's settings allow: a base address without a slash at its end. */
export interface AllowedProvider {
  readonly kind: AiKind
  readonly url: string
}

/** OpenAI's own address. */
export const openAi = addresses.openai

/** Reads `openai, azure=https://shop.openai.azure.com, ollama=http://gpu.internal:11434/v1`; undefined for what cannot be read. */
export function readAllowedProviders(list: string): AllowedProvider[] | undefined {
  const read: AllowedProvider[] = []
  for (const entry of list.split(',').map(each => each.trim())) {
    if (entry === '') continue
    const [, name = '', given] = /^([a-z]+)\s*(?:=\s*(\S+))?$/i.exec(entry) ?? []
    const kind = name.toLowerCase()
    if (!isKind(kind)) return undefined
    const url = withoutEnd(given ?? addresses[kind] ?? '', '/')
    if (!isWebAddress(url)) return undefined
    read.push({ kind, url })
  }
  return read
}

function isKind(name: string): name is AiKind {
  return Object.hasOwn(addresses, name)
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^@]+$/i.test(address) && URL.canParse(address)
}
