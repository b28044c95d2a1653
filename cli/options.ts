import { parseArgs } from 'node:util'
import { nearest } from '../runtime/validate/nearest.js'
import { type Command, type Flags, usageOf } from './command.js'

/** An option that cannot be used; the message is for the person at the terminal. */
export class UsageError extends Error {}

/** Reads the flags of a command; an unknown one is told with the nearest that there is. */
export function readFlags<Own extends Flags>(args: readonly string[], command: Command<Own>) {
  const options = command.flags
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind !== 'option' || Object.hasOwn(options, token.name)) continue
    const near = nearest(token.name, Object.keys(options))
    throw new UsageError(
      sayUsage(
        `There is no ${token.rawName} here.${near ? ` Did you mean --${near}?` : ''}`,
        command,
      ),
    )
  }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(sayUsage(error instanceof Error ? error.message : String(error), command))
  }
}

/** What is wrong, and how the command is called. */
export const sayUsage = (wrong: string, command: Command): string =>
  `${wrong}\nUsage: ${usageOf(command).replaceAll('\n', '\n       ')}`

/** `--set name=value`, any number of times; the value is everything behind the first `=`. */
export function readVariables(settings: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    settings.map(setting => {
      const split = setting.indexOf('=')
      if (split < 1) throw new UsageError(`--set takes name=value, got "${setting}"`)
      return [setting.slice(0, split), setting.slice(split + 1)]
    }),
  )
}

/** `--now`: an ISO date or time; the present when absent. */
export function readNow(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const now = new Date(text)
  if (Number.isNaN(now.getTime()))
    throw new UsageError(`--now takes an ISO time such as 2026-03-29T08:00:00Z, got "${text}"`)
  return now
}

/** `--explore`: how many conversations, a whole number from 0; none when absent. */
export function readCount(text: string | undefined): number {
  const count = Number(text ?? 0)
  if (!Number.isSafeInteger(count) || count < 0 || text?.trim() === '')
    throw new UsageError(`--explore takes a whole number such as 200, got "${text}"`)
  return count
}

/** `--seed`: a whole number. */
export function readSeed(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const seed = Number(text)
  if (!Number.isSafeInteger(seed))
    throw new UsageError(`--seed takes a whole number, got "${text}"`)
  return seed
}
