import { createActor, createMachine } from 'xstate'
import { createConversation, lintBot, parseBot } from '../../dist/runtime.js'
import { createFakeEnv, playBot } from '../../dist/testing.js'

/** Gets a flow ready to be played once, from its start to its end; what has been parsed for an earlier run is not reused. */
export function toWalk({ bot, answers }, length) {
  const loaded = parseBot(bot)
  return () => {
    const env = createFakeEnv()
    const conversation = createConversation({ bot: loaded, env, variables: { name: 'Ada' } })
    let answered = 0
    conversation.start()
    for (;;) {
      const { status } = conversation
      if (status === 'ended') break
      if (status === 'waiting') conversation.answer(answers[answered++])
      else if (!env.clock.advanceToNext()) break
    }
    check(conversation.record().visited.filter(visit => 'node' in visit).length, length)
    conversation.stop()
  }
}

/** The same through the published `playBot`, the loading of the bot included. */
export function toPlay({ bot, answers }, length) {
  return async () => {
    const played = await playBot(bot, { answers, variables: { name: 'Ada' } })
    check(played.visited.length, length)
  }
}

/** Floor: an XState machine that does nothing but end, made into an actor for each step. */
export function toActors(length) {
  const machine = createMachine({ initial: 'left', states: { left: { type: 'final' } } })
  return () => {
    let left = 0
    for (let step = 0; step < length; step++) {
      const actor = createActor(machine)
      actor.subscribe({ complete: () => left++ })
      actor.start()
    }
    check(left, length)
  }
}

/** Floor: from node to node by the first edge, writing down each visit and each text. */
export function toLoop({ bot }, length) {
  const { flow } = parseBot(bot)
  return () => {
    const visited = []
    const transcript = []
    for (let id = flow.start; id !== undefined; id = flow.edges.get(id)?.[0].target) {
      visited.push({ node: id, at: 0 })
      const { text } = flow.nodes.get(id).data
      if (text) transcript.push({ by: 'bot', message: text })
    }
    check(visited.length, length)
  }
}

/** Loads a bot from its JSON text, so often that `length` nodes have been loaded. */
export function toLoad({ bot }, length) {
  const text = JSON.stringify(bot)
  const times = length / bot.elements[0].nodes.length
  return () => {
    for (let time = 0; time < times; time++) parseBot(text)
  }
}

/** Floor of lint: reads the JSON text of a bot and nothing more. */
export function toParse({ bot }) {
  const text = JSON.stringify(bot)
  return () => JSON.parse(text)
}

/** Lints a bot, given as JSON text; `every` node has a slip or none has. */
export function toLint({ bot }, every = false) {
  const [{ nodes, edges }] = bot.elements
  const slipped = nodes.map((node, index) => ({
    ...node,
    data: { ...node.data, text: `{${node.data.name ?? 'total'}${index}}`, txet: '' },
  }))
  const text = JSON.stringify({ ...bot, elements: [{ nodes: every ? slipped : nodes, edges }] })
  const fewest = every ? nodes.length / 2 : 0
  return () => {
    const { length } = lintBot(text)
    if (length < fewest) throw new Error(`Expected ${fewest} findings, got ${length}.`)
  }
}

function check(steps, expected) {
  if (steps !== expected) throw new Error(`Expected ${expected} steps, got ${steps}.`)
}
