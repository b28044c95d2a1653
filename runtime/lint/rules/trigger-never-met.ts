import * as v from 'valibot'
import type { Flow } from '../../bot/flow.js'
import { partsOf } from '../../bot/schema-parts.js'
import {
  isOnWords,
  type Trigger,
  triggerKinds,
  triggerSchema,
  wordTriggerSchema,
} from '../../bot/trigger.schema.js'
import { withoutProto } from '../../draft/without-proto.js'
import { nearest } from '../../validate/nearest.js'
import { suggest } from '../guess.js'
import type { Mend } from '../mend.js'
import { withMend } from '../mends.js'
import type { Rule } from '../rule.js'

export const triggerNeverMet: Rule = {
  id: 'trigger-never-met',
  severity: 'error',
  title: 'A trigger that never opens the chat',
  explanation:
    'The condition of an entry in the bot’s `triggers` cannot be met, or a field of it is not known, so that its default counts. What a trigger opens on is `time`, `scroll`, `exit`, `page` or `address` (decision 89); one on `words` names the words and the step at which they begin (decision 328). A trigger on `page` needs `pages`, and no page is scrolled further than 100 percent.',
  remedy: 'Write the trigger as decision 89 says.',
  *check({ file, flow }) {
    for (const [index, written] of file.triggers.entries()) {
      if (isOnWords(written)) {
        const message = faultOfWords(written, flow)
        if (message !== undefined) yield { field: `triggers.${index}`, message }
        continue
      }
      const trigger = v.parse(triggerSchema, written)
      const field = `triggers.${index}`
      const message = faultOf(trigger, written)
      if (message !== undefined) yield { field, message }
      const known = Object.keys(partsOf(triggerSchema).entries ?? {})
      for (const name of Object.keys(written)) {
        if (known.includes(name)) continue
        const near = nearest(name, known)
        const remedy = suggest(near, `Its fields are ${known.join(', ')}.`)
        yield {
          field: `${field}.${name}`,
          severity: 'warning',
          message: `A trigger has no field "${name}".`,
          remedy,
          ...withMend(
            near === undefined || near in written
              ? undefined
              : renamed(index, name, near, written[name]),
          ),
        }
      }
    }
  },
}

function faultOf(
  { on, pages, percent }: Trigger,
  written: Readonly<Record<string, unknown>>,
): string | undefined {
  if (on === 'never') {
    const kinds = [...triggerKinds.filter(kind => kind !== 'never'), 'words'].join(', ')
    return `The trigger opens on ${JSON.stringify(written.on ?? null)}, which is none of ${kinds}.`
  }
  if (on === 'page' && pages.length === 0) return 'The trigger opens on pages and names none.'
  if (on === 'scroll' && percent > 100)
    return `The trigger waits for ${percent} percent of the page.`
  return undefined
}

function faultOfWords(written: unknown, { nodes }: Flow): string | undefined {
  const { words, nodeId } = v.parse(wordTriggerSchema, written)
  if (words.every(word => word.trim() === '')) return 'The trigger waits for words and names none.'
  return nodes.has(nodeId)
    ? undefined
    : `The trigger leads to the step "${nodeId}", which is not there.`
}

function renamed(index: number, name: string, near: string, value: unknown): Mend {
  return {
    title: `Call it "${near}"`,
    changes: [
      { op: 'bot', path: ['triggers', index, near], value: withoutProto(value) },
      { op: 'bot', path: ['triggers', index, name] },
    ],
  }
}
