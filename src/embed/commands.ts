import type { Widget } from '../mount/options.js'

/** A method of a widget, its arguments, and at the end perhaps `{ chatbotId }` of the one that is meant. */
export type Command = readonly [method: string, ...rest: readonly unknown[]]

/** A method that does something, and does not just tell. */
type Method = Exclude<keyof Widget, 'isOpen' | `get${string}`>

/** How many arguments each of them takes. */
const takes: { readonly [Each in Method]: number } = {
  open: 0,
  close: 0,
  toggle: 0,
  restart: 0,
  destroy: 0,
  send: 1,
  setVariables: 1,
  identify: 1,
  show: 0,
  hide: 0,
  setLocale: 1,
  setColorScheme: 1,
  setCustomizations: 1,
  on: 2,
}

/** Carries out commands in order. One that fails is reported as the page's own error and holds up none behind it. */
export function runCommands(
  commands: readonly Command[],
  widgets: ReadonlyMap<string, Widget>,
): void {
  for (const command of commands) {
    try {
      runCommand(command, widgets)
    } catch (error) {
      reportError(error)
    }
  }
}

/** Carries out a command on every widget, or on those of the bot it names. Throws on a command that does not exist. */
function runCommand(command: Command, widgets: ReadonlyMap<string, Widget>): void {
  const [method, ...rest] = Array.isArray(command) ? command : [String(command)]
  if (!isMethod(method)) {
    const known = Object.keys(takes).join(', ')
    throw new Error(`Talkgraph: push() knows no ${JSON.stringify(method)}; it knows ${known}.`)
  }
  const only = chatbotIdOf(rest[takes[method]])
  for (const [key, widget] of [...widgets]) {
    if (only !== undefined && !key.startsWith(`${only} `)) continue
    // The arguments come from the page, so the called method checks them. `destroy` reads options from the last one.
    const call: (...args: never[]) => unknown = widget[method]
    call(...(rest as never[]))
  }
}

function isMethod(method: unknown): method is Method {
  return typeof method === 'string' && Object.hasOwn(takes, method)
}

function chatbotIdOf(selector: unknown): string | undefined {
  return typeof selector === 'object' && selector !== null && 'chatbotId' in selector
    ? String(selector.chatbotId)
    : undefined
}
