import type { LintedField } from '../fields-in.js'
import type { LintedNode } from '../linted-bot.js'
import type { Mend } from '../mend.js'
import { withMend } from '../mends.js'
import { quote } from '../quote.js'
import type { Rule } from '../rule.js'

export const reservedAddress: Rule = {
  id: 'reserved-address',
  severity: 'warning',
  title: 'An address that is nobody’s',
  explanation:
    'Names that end in `.example`, `.test`, `.invalid` or `.localhost`, `localhost`, and example.com, example.net and example.org are set aside for examples: they lead to nobody on the net (decision 161). A bot that was made of an example may still mail to them, call them, or send visitors there.',
  remedy: 'Write an address of your own.',
  *check({ nodes }) {
    for (const node of nodes)
      for (const field of node.fields) {
        const found = reservedIn(field)
        if (found === undefined) continue
        yield {
          nodeId: node.id,
          field: field.path,
          message: `Nobody is at ${quote(found)}: the address is one for examples.`,
          ...withMend(mendOf(node, field)),
        }
      }
  },
}

/** The first host in a field that is set aside: of an address, or of a link in a text. */
function reservedIn({ form, value }: LintedField): string | undefined {
  if (typeof value !== 'string') return undefined
  if (form.kind === 'email' || form.kind === 'address') {
    const hosts = hostsIn(value).filter(isReserved)
    // Files lie on the server itself, which may be tried on the machine where it runs.
    return 'isFile' in form && form.isFile ? hosts.find(host => host !== 'localhost') : hosts[0]
  }
  if (form.kind !== 'words' && form.kind !== 'long-text') return undefined
  return [...value.matchAll(/\bhref\s?=\s?["']([^"'<>]{1,2000})/gi)]
    .flatMap(([, address = '']) => hostsIn(address))
    .find(isReserved)
}

/** What stands behind an at sign, or behind the slashes of a link. */
const hostsIn = (text: string): string[] =>
  [...text.matchAll(/(?:@|:\/\/)([a-z0-9.-]{1,253})/gi)].flatMap(([, host]) => host ?? [])

/** Is a host one that is set aside for examples (decision 161)? */
export function isReserved(host: string): boolean {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.')
  const [name, last] = labels.slice(-2)
  if (labels.length === 1) return name === 'localhost'
  if (['example', 'test', 'invalid', 'localhost'].includes(last ?? '')) return true
  return name === 'example' && ['com', 'net', 'org'].includes(last ?? '')
}

/** What needs no address of one's own: one among others goes, and a link that may be blank is blank. */
function mendOf({ id }: LintedNode, { form, steps }: LintedField): Mend | undefined {
  const path = [...steps]
  const title = 'Remove the address'
  const last = path.at(-1)
  if (form.kind === 'email' && typeof last === 'number' && last > 0)
    return { title, changes: [{ op: 'take', nodeId: id, path }] }
  if (form.kind === 'address')
    return { title, changes: [{ op: 'set', nodeId: id, path, value: '' }] }
  return undefined
}
