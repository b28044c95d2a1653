import { useState } from 'react'
import { customizationForms, type FieldName, fields, isField, isReadable } from 'talkgraph/themes'
import { useDraft, useDraftRoom } from '../../model/draft/use-draft.js'
import { type Faults, keepFaults, readFaults } from './kept-faults.js'
import type { LookEdit } from './look-edit.js'

/** The looks of a draft while they are changed. */
export interface DraftLooks extends LookEdit {
  /** Sets several at once, as one thing to undo. */
  readonly setMany: (values: Readonly<Partial<Record<FieldName, unknown>>>, title: string) => void
}

/** The looks of a draft: what can be read is carried out at once, what cannot stays in its field until it can. */
export function useDraftLooks(botId: string): DraftLooks {
  const room = useDraftRoom()
  const stored = Object(useDraft(({ draft }) => draft.customizations))
  const [faults, setFaults] = useState(() => readFaults(botId))
  const keep = (next: Faults) => {
    keepFaults(botId, next)
    setFaults(next)
  }
  const forget = (...names: readonly string[]) =>
    keep(Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name))))
  const isTyped = (name: FieldName) => Object.hasOwn(faults, name)
  return {
    value: name => (isTyped(name) ? faults[name] : (stored[name] ?? fields[name].default)),
    isOwn: name => isTyped(name) || Object.hasOwn(stored, name),
    isFaulty: name =>
      isTyped(name) || (Object.hasOwn(stored, name) && !isReadable(name, stored[name])),
    set: (name, value) => {
      if (!isReadable(name, value)) return keep({ ...faults, [name]: value })
      forget(name)
      room.change([change(name, value)], `Changed “${customizationForms[name].title}”`)
    },
    setMany: (values, title) => {
      const given = Object.entries(values).filter(([name]) => isField(name))
      forget(...given.map(([name]) => name))
      room.change(
        given.map(([name, value]) => change(name, value)),
        title,
      )
    },
    reset: name => {
      forget(name)
      if (Object.hasOwn(stored, name))
        room.change([change(name)], `Reset “${customizationForms[name].title}”`)
    },
  }
}

function change(name: string, value?: unknown) {
  return {
    op: 'bot' as const,
    path: ['customizations', name],
    value,
  }
}
