import type { Content } from '../node/content.js'
import type { NodeEmitted, NodeInput } from '../node/contract.js'
import type { Saying } from '../node/saying.js'
import type { Hearer, Work } from './work.js'

/** Says what there is to say, as the chart of a statement does but without an actor. */
export function createSpeech(
  { toSay, last }: Saying,
  input: NodeInput<never>,
  { hear, finish, fail }: Hearer,
): Work {
  const { clock, typingDelay } = input.env
  let said = 0
  let timer: unknown
  let isStopped = false

  return {
    start: () => goOn(hear),
    stop() {
      isStopped = true
      clock.clearTimeout(timer)
    },
  }

  function goOn(report?: (problem: NodeEmitted) => void) {
    let contents: readonly Content[]
    try {
      contents = toSay(input, report)
    } catch (error) {
      return fail(error)
    }
    // Each time but the first, the bot has just typed.
    const content = report ? undefined : contents[said++]
    if (content) hear({ type: 'node.say', content })
    if (isStopped) return
    if (said < contents.length) return type()
    if (last) hear(last)
    finish({ handle: null })
  }

  function type() {
    hear({ type: 'node.typing' })
    if (!isStopped) timer = clock.setTimeout(goOn, typingDelay)
  }
}
