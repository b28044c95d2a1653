import { describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { connectedShop, updateOf } from '../testing/telegram.js'
import { createAcknowledging } from './acknowledging.js'

const held = () => {
  let end: () => void = () => undefined
  const work = new Promise<void>(resolve => {
    end = resolve
  })
  return { work: () => work, end: () => end() }
}
const turn = () => new Promise(resolve => setImmediate(resolve))
const turns = async (count: number) => {
  for (let index = 0; index < count; index++) await turn()
}

test('work waits until nothing is acknowledged any more, and begins one after the other', async () => {
  const { during, quiet } = createAcknowledging()
  const [one, two] = [held(), held()]
  const all = [during(one.work), during(two.work)]
  const begun: string[] = []
  for (const name of ['a', 'b', 'c']) void quiet().then(() => begun.push(name))
  await turns(10)
  one.end()
  await turns(10)
  expect(begun).toEqual([])
  two.end()
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']))
  await Promise.all(all)
})

test('who brings without end does not hold it up for ever', async () => {
  let time = 0
  const { during, quiet } = createAcknowledging(20, () => time)
  const endless = held()
  const all = during(endless.work)
  const waiting = quiet()
  time = 20
  await waiting
  endless.end()
  await all
})

test('what fails to be acknowledged holds up nothing', async () => {
  const { during, quiet } = createAcknowledging()
  await expect(during(() => Promise.reject(new Error('No')))).rejects.toThrow('No')
  await quiet()
})

const flow = flowOf(
  ['welcome-node', { text: 'Hello.' }],
  ['ask-name-node', { questionText: 'Your name?' }],
)

describe.each(databases)('many webhooks at once in $name', ({ make }) => {
  test('are acknowledged before any of them is played', async () => {
    const shop = await connectedShop(make, flow)
    const { acknowledging, player } = shop.services
    const say = vi.spyOn(player, 'say')
    const quiet = vi.spyOn(acknowledging, 'quiet')
    const last = held()
    const all = acknowledging.during(last.work)
    for (const chat of [1, 2, 3, 4, 5])
      expect((await shop.post(updateOf(chat, chat, { text: 'Hi' }))).status).toBe(200)
    await vi.waitFor(() => expect(quiet).toHaveBeenCalled(), { timeout: 60_000, interval: 10 })
    expect(say).not.toHaveBeenCalled()
    last.end()
    await all
    await vi.waitFor(() => expect(say).toHaveBeenCalledTimes(5), { timeout: 40_000, interval: 50 })
    await shop.close()
  })
})
