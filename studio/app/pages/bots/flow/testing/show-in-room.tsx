import { act, type ReactNode } from 'react'
import { show, typeInto } from '#testing/show.js'
import { createMemoryRoom } from '../model/draft/memory-room.js'
import { DraftRoomContext } from '../model/draft/use-draft.js'

/** Draws something of the room on a bot that is kept nowhere, with what a person can do there. */
export async function showInRoom(element: ReactNode, bot: unknown) {
  const room = createMemoryRoom(bot)
  const { home } = await show(<DraftRoomContext value={room}>{element}</DraftRoomContext>)
  const field = (label: string) => {
    const name = [...home.querySelectorAll('label')].find(each =>
      each.textContent?.startsWith(label),
    )
    const control = name?.control ?? home.querySelector(`[aria-label="${label}"]`)
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? control
      : undefined
  }
  const press = (name: string) =>
    act(async () => {
      const button = [...document.querySelectorAll('button')].find(
        each => each.getAttribute('aria-label') === name || each.textContent === name,
      )
      if (!button) throw new Error(`There is no button "${name}".`)
      button.click()
    })
  const type = (label: string, text: string) => typeInto(field(label), text)
  const leave = (element: Element | null | undefined) =>
    act(async () => void element?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  return { home, room, field, press, type, typeInto, leave }
}
