import type { Draft } from 'talkgraph/builder'
import { bringPlugins } from '../../../plugins.js'
import { findSlips } from '../findings/find-slips.js'
import type { Asked } from './played.js'

/** What lint is asked by its number, or what a player asks; the code that plays is fetched with the first of these. */
type Message = { readonly id: number; readonly draft: Draft } | Asked

addEventListener('message', async ({ data }: MessageEvent<Message>) => {
  await bringPlugins()
  if (!('ask' in data)) return postMessage({ id: data.id, findings: findSlips(data.draft) })
  play(data).catch((error: unknown) => {
    // An error of the worker is told where it was asked.
    setTimeout(() => {
      throw error
    })
  })
})

async function play(asked: Asked): Promise<void> {
  const { carryOut } = await import('./carry-out.js')
  await carryOut(asked, told => postMessage(told))
}
