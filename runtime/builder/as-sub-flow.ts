import { isRecord } from '../bot/fields.js'

/** What of a bot file is the bot's and not a part's: its looks, its settings, when it opens, its tests. */
const ofTheBot = new Set([
  'customizations',
  'settings',
  'triggers',
  'prefill',
  'prefillMessage',
  'logo',
  'version',
  'flowVersion',
  'tests',
  'imported',
])

/** A bot file as another one carries it in `subFlows`: what is played of it, with its inputs and outputs. */
export function asSubFlow(file: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.fromEntries(Object.entries(file).filter(([name]) => !ofTheBot.has(name)))
  return { ...kept, inputs: namesIn(file.inputs), outputs: namesIn(file.outputs) }
}

/** A list of names, without what is blank and what stands there twice. */
export function namesIn(list: unknown): string[] {
  if (!Array.isArray(list)) return []
  const names = list.filter(each => typeof each === 'string').map(each => each.trim())
  return [...new Set(names)].filter(name => name !== '')
}

/** What a part is called, else its id. */
export const nameOfSubFlow = (file: unknown, id: string) =>
  isRecord(file) && typeof file.name === 'string' && file.name.trim() !== '' ? file.name : id
