import type { LintedNode } from './linted-bot.js'

/** The names under which a flow stores values. */
export interface NamesSet {
  readonly all: ReadonlySet<string>
  /** Those that hold an e-mail address which the visitor gave. */
  readonly emails: ReadonlySet<string>
}

/** What a question sets besides the variable that it names (decision 37). */
const visitorFields: Readonly<Record<string, string>> = {
  'ask-name': 'name',
  'ask-email': 'email',
  'ask-phone-number': 'phone',
}

/** Collects every name that some step of a flow can set. */
export function namesSet(nodes: Iterable<Pick<LintedNode, 'id' | 'type' | 'data' | 'fields'>>): NamesSet {
  const all = new Set<string>()
  const emails = new Set<string>()
  for (const { id, type, data, fields } of nodes) {
    const asked = type === 'user-input' ? String(data.type) : visitorFields[type]
    const isVisitorField = ['name', 'email', 'phone', 'mobile'].includes(asked ?? '')
    if (asked !== undefined && isVisitorField) all.add(asked)
    if (asked === 'email') emails.add('email')
    if (data.customNameValue === true) all.add(id)
    for (const { form, value } of fields) {
      if (form.kind !== 'variable' || typeof value !== 'string' || value.trim() === '') continue
      all.add(value.trim())
      if (asked === 'email' || (type === 'ask-multiple-questions' && value.trim() === 'email'))
        emails.add(value.trim())
    }
  }
  return { all, emails }
}

const placeholder = /\{([^{}]+)\}/g
const nameLike = /^[\p{L}_][\p{L}\p{N}_-]*(?:(?:\.|\[)[\p{L}\p{N}_\]-]+)*$/u

/** The names of a text's placeholders; what cannot be a name, such as a style rule in braces, is none. */
export function placeholdersIn(text: string): string[] {
  if (!text.includes('{')) return []
  return [...text.matchAll(placeholder)].map(([, name = '']) => name.trim()).filter(isNameLike)
}

/** Can the text be the name of a variable, or a path into one? */
export const isNameLike = (text: string) => nameLike.test(text)

/** Is the name, or the variable that its path leads into, among those that are set? */
export function isSet(name: string, { all }: NamesSet): boolean {
  return all.has(name) || all.has(name.split(/[.[]/)[0] ?? '')
}
