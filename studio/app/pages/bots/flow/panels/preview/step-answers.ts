import type { Value } from 'talkgraph/runtime'

/** How a step came out, to be used where no call goes out. */
export interface StepAnswer {
  readonly isFailure: boolean
  readonly body: Value
  /** How a text is shown, where that is not as it is. */
  readonly html?: string
  readonly isTyped: boolean
}

/** The last answer of each step of a bot. */
export interface StepAnswers {
  readonly find: (nodeId: string) => StepAnswer | undefined
  readonly keep: (nodeId: string, answer: StepAnswer) => void
  readonly forget: (nodeId: string) => void
}

/** In characters of JSON; what is larger is kept as long as the page is there. */
const largest = 50_000
const most = 50

/** Keeps the last answers of a bot's steps in this browser. */
export function createStepAnswers(
  botId: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
): StepAnswers {
  const name = `talkgraph.answers.${botId}`
  const answers = new Map(read())
  const write = () => {
    const kept = [...answers]
      .filter(([, answer]) => JSON.stringify(answer).length <= largest)
      .slice(-most)
    try {
      storage.setItem(name, JSON.stringify(kept))
    } catch {
      // A browser that is full keeps them as long as the page is there.
    }
  }

  return {
    find: nodeId => answers.get(nodeId),
    keep(nodeId, answer) {
      answers.delete(nodeId)
      answers.set(nodeId, answer)
      write()
    },
    forget(nodeId) {
      answers.delete(nodeId)
      write()
    },
  }

  function read(): [string, StepAnswer][] {
    try {
      const kept: unknown = JSON.parse(storage.getItem(name) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isEntry) : []
    } catch {
      return []
    }
  }
}

const isEntry = (entry: unknown): entry is [string, StepAnswer] =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  typeof entry[1] === 'object' &&
  entry[1] !== null &&
  'body' in entry[1] &&
  typeof Reflect.get(entry[1], 'isFailure') === 'boolean'

/** An answer as one edits it. */
export const textOf = ({ body }: StepAnswer): string =>
  typeof body === 'string' ? body : JSON.stringify(body, null, 2)

/** What was typed, read as JSON where it is some and the step takes any. */
export function typedAnswer(step: string, text: string): StepAnswer {
  return { isFailure: false, body: step === 'ai' ? text : readJson(text), isTyped: true }
}

/** A failure that somebody wants to see. */
export const typedFailure: StepAnswer = { isFailure: true, body: '', isTyped: true }

function readJson(text: string): Value {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
