import type { Flow } from '../bot/flow.js'
import { namesSetBy } from '../flow/names-set-by.js'
import type { Registry } from '../node/registry.js'
import { placeholderParts } from '../session/placeholder-parts.js'
import type { LintedNode } from './linted-bot.js'

/** The names under which a flow stores values. */
export interface NamesSet {
  readonly all: ReadonlySet<string>
  /** Those that hold an e-mail address which the visitor gave. */
  readonly emails: ReadonlySet<string>
}

/** Reads every name that some step of a flow can set (decision 67), and which of them hold an address; `known` are set elsewhere. */
export function namesSet(
  flow: Flow,
  registry: Registry,
  nodes: Iterable<Pick<LintedNode, 'form' | 'data' | 'serverFields'>>,
  known: readonly string[] = [],
): NamesSet {
  const emails = new Set<string>(known.filter(name => name === 'email'))
  const all = new Set([...namesSetBy(flow, registry), ...known])
  for (const { form, data, serverFields } of nodes) {
    // A form's own schema makes the data that its functions take.
    for (const name of form?.keepsEmailAs?.(data as never) ?? []) emails.add(name.trim())
    // What the server alone asks for, such as a handover's questions, is no part of what a definition's `sets` sees.
    for (const field of serverFields)
      if (field.form.kind === 'variable') all.add(String(field.value).trim())
  }
  all.delete('')
  emails.delete('')
  return { all, emails }
}

const placeholder = /\{([^{}]+)\}/g
/** Words may stand in a placeholder's name, one space apart. */
const placeholderLike =
  /^[\p{L}_][\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+)*(?:(?:\.|\[)[\p{L}\p{N}_\]-]+)*$/u
const nameLike = /^[\p{L}_][\p{L}\p{N}_-]*(?:(?:\.|\[)[\p{L}\p{N}_\]-]+)*$/u

/** The names of a text's placeholders; what cannot be a name, such as a style rule in braces, is none. */
export function placeholdersIn(text: string): string[] {
  if (!text.includes('{')) return []
  return [...text.matchAll(placeholder)]
    .map(([, inner = '']) => placeholderParts(inner).path)
    .filter(path => placeholderLike.test(path))
}

/** Can the text be the name of a variable, or a path into one? */
export const isNameLike = (text: string) => nameLike.test(text)

/** Is the name, or the variable that its path leads into, among those that are set? */
export function isSet(name: string, { all }: NamesSet): boolean {
  return all.has(name) || all.has(name.split(/[.[]/)[0] ?? '')
}
