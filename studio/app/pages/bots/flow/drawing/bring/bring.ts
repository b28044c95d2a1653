import { type Brought, type Draft, readDraft } from 'talkgraph/builder'
import { bringFiles, bringText, type Read } from '../../../bring/bring-files.js'
import type { FlowRoom } from '../../model/edit/flow-context.js'
import type { Point } from '../../model/graph/sizes.js'
import { counted } from '../clipboard/counted.js'
import { putInBot } from './put-in-bot.js'
import { whereToPut } from './where-to-put.js'

/** What somebody brings to the flow: files, or a text. */
export type Given = { readonly files: readonly File[] } | { readonly text: string }

type Room = Pick<FlowRoom, 'actions' | 'view' | 'camera' | 'botId' | 'room'>

/** Takes in what somebody brings. Bare steps are put in at once; what is a whole bot, or cannot be read, is asked about. */
export async function bring(room: Room, given: Given, at?: Point): Promise<void> {
  const read: Read = 'text' in given ? await bringText(given.text) : await bringFiles(given.files)
  const { view } = room
  if ('fault' in read)
    return view.set({
      bringing: { is: 'asked', fault: read.fault, ...('text' in given && { text: given.text }) },
    })
  const { brought, name } = read
  if (brought.is === 'own' && !brought.own.isWhole && brought.own.unknown.length === 0) {
    view.set({ bringing: null })
    return putInSteps(room, brought.own.draft, at)
  }
  view.set({ bringing: { is: 'read', brought, name, at } })
}

/** The bot that was brought, as a draft. */
export const draftOf = (brought: Brought): Draft =>
  brought.is === 'own' ? brought.own.draft : readDraft(brought.imported.bot)

/** Puts the steps of a bot into this one. */
export function putInSteps(
  { actions, view, camera, botId, room }: Room,
  bot: Draft,
  at?: Point,
): void {
  const { nodes } = bot.elements[0]
  if (nodes.length === 0) {
    actions.tell('Nothing was put in: there are no steps.')
    return
  }
  const { changes, ids, lost, variables } = putInBot(bot, {
    botId,
    draft: room.state().draft,
    flow: actions.flow(),
    nextId: actions.nextId,
    at: at ?? whereToPut(bot, actions.flow(), actions.places(), camera.middle()),
  })
  if (!actions.run(changes, `Put in ${counted(ids.length, 'step')}`, true)) {
    actions.tell('The steps could not be put in.')
    return
  }
  // The keyboard goes to the last that is selected, which is the first of them.
  view.select(ids.toReversed())
  view.goTo(null)
  if (lost > 0) actions.tell(`${counted(lost, 'way')} led to steps that are not in this bot.`)
  if (variables.length > 0) actions.tell(`With them come the variables ${variables.join(', ')}.`)
}

/** Puts a bot in place of this one; why not, where it cannot be. */
export function replaceBy(
  { actions, view, room }: Room,
  bot: Draft,
  name: string,
): string | undefined {
  const { id } = room.state().draft
  const whole = { ...bot, name, ...(id !== undefined && { id }) }
  const [refusal] = room.change([{ op: 'replace', bot: whole }], `Replaced this bot by “${name}”`)
  if (refusal) return refusal.message
  const { start } = actions.flow()
  view.select(start === undefined ? [] : [start])
  view.goTo(start ?? null)
  return undefined
}
