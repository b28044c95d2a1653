import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { AskForBot } from './ask-for-bot.js'
import { bring, draftOf, putInSteps, replaceBy } from './bring.js'
import { WhatToDo } from './what-to-do.js'

/** Asks for a bot, or what is to be done with one that was brought. */
export function BringDialog() {
  const flowRoom = useFlowRoom()
  const { view } = flowRoom
  const bringing = useView(state => state.bringing)
  if (bringing === null) return null
  const onClose = () => view.set({ bringing: null })
  if (bringing.is === 'asked')
    return (
      <AskForBot
        key={`${bringing.fault} ${bringing.text}`}
        {...bringing}
        onGiven={given => void bring(flowRoom, given)}
        onClose={onClose}
      />
    )
  const { brought, name, at } = bringing
  return (
    <WhatToDo
      brought={brought}
      name={name}
      onAdd={() => {
        onClose()
        putInSteps(flowRoom, draftOf(brought), at)
        if (brought.is === 'typebot') view.set({ drawer: 'imported' })
      }}
      onReplace={() => {
        const refusal = replaceBy(flowRoom, draftOf(brought), name)
        if (refusal === undefined)
          view.set({ bringing: null, ...(brought.is === 'typebot' && { drawer: 'imported' }) })
        return refusal
      }}
      onClose={onClose}
    />
  )
}
