import { useQuery } from '@tanstack/react-query'
import { request } from '../../../api/request.js'
import { plainText } from '../../../text/plain-text.js'

/** Characters of a step's text that stand for it. */
const most = 48

/** What the steps of a bot's version are called: by what they say, or else their type. */
export const useNodeNames = (chatbotId: string, version: number | null | undefined) =>
  useQuery({
    queryKey: ['bots', chatbotId, 'node-names', version],
    enabled: chatbotId !== '' && typeof version === 'number',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const path = `/chatbots/${encodeURIComponent(chatbotId)}/versions/${version}`
      return namesIn((await request<{ flow: unknown }>('GET', path, { signal })).flow)
    },
  }).data ?? new Map<string, string>()

/** The same of a bot file. */
export function namesIn(flow: unknown): Map<string, string> {
  const [first] = listIn(flow, 'elements')
  return new Map(listIn(first, 'nodes').map(node => [String(field(node, 'id')), nameOf(node)]))
}

/** The first text of a step that is a sentence for people, not an address or a setting. */
function nameOf(node: unknown): string {
  const type = String(field(node, 'type') ?? '')
  const data = field(node, 'data')
  const texts = typeof data === 'object' && data !== null ? Object.entries(data) : []
  const said = texts.find(
    ([name, value]) =>
      /text|message|prompt|question/i.test(name) && typeof value === 'string' && value.trim() !== '',
  )
  const words = said ? plainText(String(said[1])).replace(/\s+/g, ' ') : type.replaceAll('-', ' ')
  return words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = field(value, name)
  return Array.isArray(list) ? list : []
}
