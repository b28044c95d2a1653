import { useState } from 'react'
import { type FieldName, fields } from 'talkgraph/themes'
import type { LookEdit } from '../../looks/use-looks.js'
import { useDraft, useDraftRoom } from '../draft/use-draft.js'

/** The looks of a draft: what can be read is carried out at once, what cannot stays in its field until it can. */
export function useDraftLooks(titleOf: (name: FieldName) => string): LookEdit {
  const room = useDraftRoom()
  const stored = Object(useDraft(({ draft }) => draft.customizations))
  const [faulty, setFaulty] = useState<Readonly<Partial<Record<FieldName, unknown>>>>({})
  const keep = (name: FieldName) => {
    const { [name]: _, ...rest } = faulty
    setFaulty(rest)
  }
  return {
    value: name => faulty[name] ?? stored[name] ?? fields[name].default,
    isOwn: name => Object.hasOwn(faulty, name) || Object.hasOwn(stored, name),
    isFaulty: name => Object.hasOwn(faulty, name),
    set: (name, value) => {
      if (fields[name].parse(value) === undefined) return setFaulty({ ...faulty, [name]: value })
      keep(name)
      room.change([{ op: 'bot', path: ['customizations', name], value }], `Changed “${titleOf(name)}”`)
    },
    reset: name => {
      keep(name)
      if (Object.hasOwn(stored, name))
        room.change([{ op: 'bot', path: ['customizations', name] }], `Reset “${titleOf(name)}”`)
    },
  }
}
