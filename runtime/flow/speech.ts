import type { Content } from '../node/content.js'
import type { NodeEmitted, NodeInput } from '../node/contract.js'
import type { Saying } from '../node/saying.js'

/** Who is told what is said, and that it is all or cannot be. */
export interface Hearer {
  readonly hear: (event: NodeEmitted) => void
  readonly done: () => void
  readonly fail: (error: unknown) => void
}

/** A node's saying at work. */
export interface Speech {
  start(): void
  stop(): void
}

/** Says what a node has to say as its chart does, the same things at the same times, without the cost of an actor. */
export function createSpeech(
  { toSay, last }: Saying,
  input: NodeInput<never>,
  { hear, done, fail }: Hearer,
): Speech {
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
    done()
  }

  function type() {
    hear({ type: 'node.typing' })
    if (!isStopped) timer = clock.setTimeout(goOn, typingDelay)
  }
}
